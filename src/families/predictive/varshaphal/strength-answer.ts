import type { ActorJudgement, SahamJudgement } from '../../../doctrine/tajika/judgement.js';
import type { Panchavargi } from '../../../doctrine/tajika/panchavargi.js';
import type { TajikaShadbala } from '../../../doctrine/tajika/strength.js';
import { signOf } from '../../../doctrine/zodiac/zodiac.js';
import type {
  TajikaPanchavargiStrengthResponse,
  TajikaShadbalaProfileResponse,
  VarshaphalActorJudgementResponse,
  VarshaphalSahamJudgementResponse,
} from './schema-judgement.js';
import { ACTOR, VARGA_RELATION } from './wire-words.js';

/** Panchavargiya bala as an answer. */
export const panchavargiAnswer = (of: Panchavargi): TajikaPanchavargiStrengthResponse => ({
  planet: of.planet,
  longitude: of.longitudeDeg,
  sign: signOf(of.longitudeDeg).sign,
  domicile_lord: of.domicile.lord,
  domicile_relationship: VARGA_RELATION[of.domicile.relation],
  domicile_score: of.domicile.score,
  exaltation_basis_planet: of.exaltationLord,
  exaltation_relationship: VARGA_RELATION[of.exaltationRelation],
  exaltation_score: of.exaltationScore,
  hadda_lord: of.hadda.lord,
  hadda_relationship: VARGA_RELATION[of.hadda.relation],
  hadda_score: of.hadda.score,
  decan_lord: of.drekkana.lord,
  decan_relationship: VARGA_RELATION[of.drekkana.relation],
  decan_score: of.drekkana.score,
  musallaha_lord: of.musallaha.lord,
  musallaha_relationship: VARGA_RELATION[of.musallaha.relation],
  musallaha_score: of.musallaha.score,
  total_score: of.total,
  uchcha_bala: of.exaltationScore * 4,
});

/** The six strengths as an answer. */
export const shadbalaAnswer = (of: TajikaShadbala): TajikaShadbalaProfileResponse => ({
  planet: of.planet,
  panchavargi_strength: panchavargiAnswer(of.panchavargi),
  directional_strength: of.directional,
  temporal_strength: {
    planet: of.planet,
    sect_strength: of.temporal.sect,
    luminary_elongation_strength: of.temporal.luminaryElongation,
    venus_elongation_strength: of.temporal.venusElongation,
    night_watch_strength: of.temporal.nightWatch,
    total_score: of.temporal.total,
  },
  natural_strength: of.natural,
  motion_strength: {
    planet: of.planet,
    motion_mode_strength: of.motion.mode,
    benefic_contact_strength: of.motion.beneficContact,
    solar_synodic_strength: of.motion.solarSynodic,
    blocked_by_malefic_contact: of.motion.blockedByMalefic,
    total_score: of.motion.total,
  },
  aspect_strength: {
    planet: of.planet,
    ascendant_aspect_strength: of.aspect.ascendant,
    benefic_support_strength: of.aspect.beneficSupport,
    blocked_by_malefic_square: of.aspect.blockedByMaleficSquare,
    total_score: of.aspect.total,
  },
  total_score: of.total,
});

/** The judgement of a governor as an answer. */
export const actorAnswer = (of: ActorJudgement): VarshaphalActorJudgementResponse => ({
  actor: ACTOR[of.actor],
  planet: of.planet,
  house: of.house,
  supportive_yoga_count: of.supportive,
  obstructive_yoga_count: of.obstructive,
  panchavargi_strength: panchavargiAnswer(of.shadbala.panchavargi),
  shadbala: shadbalaAnswer(of.shadbala),
  authority_score: of.score,
  authority: of.authority,
});

/** The judgement of a saham as an answer. */
export const sahamJudgementAnswer = (of: SahamJudgement): VarshaphalSahamJudgementResponse => ({
  saham_name: of.saham.name,
  house: of.saham.house,
  ruler: of.saham.ruler,
  ruler_house: of.rulerHouse,
  ruler_strength: shadbalaAnswer(of.rulerStrength),
  relevance_score: of.score,
  authority: of.authority,
});
