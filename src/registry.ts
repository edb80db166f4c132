import type { Family } from './contract/route.js';
import { family as batch } from './bundles/batch/routes.js';
import { family as hellenisticProfile } from './bundles/hellenistic/routes.js';
import { family as vedicProfile } from './bundles/vedic/routes.js';
import { family as westernProfile } from './bundles/western/routes.js';
import { family as pipeline } from './bundles/pipeline/routes.js';
import { family as asteroids } from './families/catalogs/asteroids/routes.js';
import { family as comets } from './families/catalogs/comets/routes.js';
import { family as deepSky } from './families/catalogs/deep-sky/routes.js';
import { family as nodes } from './families/catalogs/nodes/routes.js';
import { family as orbits } from './families/catalogs/orbits/routes.js';
import { family as stars } from './families/catalogs/stars/routes.js';
import { family as uranian } from './families/catalogs/uranian/routes.js';
import { family as almuten } from './families/classical/almuten/routes.js';
import { family as astrodynes } from './families/classical/astrodynes/routes.js';
import { family as decanates } from './families/classical/decanates/routes.js';
import { family as dignities } from './families/classical/dignities/routes.js';
import { family as egyptianBounds } from './families/classical/egyptian-bounds/routes.js';
import { family as hellenistic } from './families/classical/hellenistic/routes.js';
import { family as hyleg } from './families/classical/hyleg/routes.js';
import { family as lots } from './families/classical/lots/routes.js';
import { family as horary } from './families/classical/horary/routes.js';
import { family as natalDiscovery } from './families/classical/natal-discovery/routes.js';
import { family as manazil } from './families/classical/manazil/routes.js';
import { family as triplicity } from './families/classical/triplicity/routes.js';
import { family as chart } from './families/core/chart/routes.js';
import { family as houses } from './families/core/houses/routes.js';
import { family as positions } from './families/core/positions/routes.js';
import { family as eclipses } from './families/phenomena/eclipses/routes.js';
import { family as heliacal } from './families/phenomena/heliacal/routes.js';
import { family as occultations } from './families/phenomena/occultations/routes.js';
import { family as parans } from './families/phenomena/parans/routes.js';
import { family as phase } from './families/phenomena/phase/routes.js';
import { family as phenomena } from './families/phenomena/phenomena/routes.js';
import { family as physicalVisibility } from './families/phenomena/visibility/physical/routes.js';
import { family as planetaryHours } from './families/phenomena/planetary-hours/routes.js';
import { family as riseSet } from './families/phenomena/rise-set/routes.js';
import { family as solarCondition } from './families/phenomena/solar-condition/routes.js';
import { family as stations } from './families/phenomena/stations/routes.js';
import { family as visibility } from './families/phenomena/visibility/routes.js';
import { family as voidOfCourse } from './families/phenomena/void-of-course/routes.js';
import { family as dasha } from './families/predictive/dasha/routes.js';
import { family as electional } from './families/predictive/electional/routes.js';
import { family as lunarPhases } from './families/predictive/lunar-phases/routes.js';
import { family as profections } from './families/predictive/profections/routes.js';
import { family as mundane } from './families/predictive/mundane/routes.js';
import { family as primaryDirections } from './families/predictive/primary-directions/routes.js';
import { family as progressions } from './families/predictive/progressions/routes.js';
import { family as returns } from './families/predictive/returns/routes.js';
import { family as timelords } from './families/predictive/timelords/routes.js';
import { family as transits } from './families/predictive/transits/routes.js';
import { family as varshaphal } from './families/predictive/varshaphal/routes.js';
import { family as antiscia } from './families/relationship/antiscia/routes.js';
import { family as aspects } from './families/relationship/aspects/routes.js';
import { family as chartShape } from './families/relationship/chart-shape/routes.js';
import { family as composite } from './families/relationship/composite/routes.js';
import { family as davison } from './families/relationship/davison/routes.js';
import { family as draconic } from './families/relationship/draconic/routes.js';
import { family as harmograms } from './families/relationship/harmograms/routes.js';
import { family as harmonics } from './families/relationship/harmonics/routes.js';
import { family as huber } from './families/relationship/huber/routes.js';
import { family as lordOfTheOrb } from './families/relationship/lord-of-the-orb/routes.js';
import { family as lordOfTheTurn } from './families/relationship/lord-of-the-turn/routes.js';
import { family as midpoints } from './families/relationship/midpoints/routes.js';
import { family as nineParts } from './families/relationship/nine-parts/routes.js';
import { family as patterns } from './families/relationship/patterns/routes.js';
import { family as stelliums } from './families/relationship/stelliums/routes.js';
import { family as synastry } from './families/relationship/synastry/routes.js';
import { family as astrocartography } from './families/spatial/astrocartography/routes.js';
import { family as gauquelin } from './families/spatial/gauquelin/routes.js';
import { family as geodetic } from './families/spatial/geodetic/routes.js';
import { family as localSpace } from './families/spatial/local-space/routes.js';
import { family as galacticHouses } from './families/spatial/galactic-houses/routes.js';
import { family as galactic } from './families/spatial/galactic/routes.js';
import { family as jaimini } from './families/vedic/jaimini/routes.js';
import { family as muhurta } from './families/vedic/muhurta/routes.js';
import { family as muhurtaBusiness } from './families/vedic/muhurta-elections/business/routes.js';
import { family as muhurtaMarriage } from './families/vedic/muhurta-marriage/routes.js';
import { family as muhurtaTravel } from './families/vedic/muhurta-elections/travel/routes.js';
import { family as muhurtaVastu } from './families/vedic/muhurta-elections/vastu/routes.js';
import { family as avasthas } from './families/vedic/avasthas/routes.js';
import { family as gochara } from './families/vedic/gochara/routes.js';
import { family as sadeSati } from './families/vedic/sade-sati/routes.js';
import { family as upagrahas } from './families/vedic/upagrahas/routes.js';
import { family as ashtakavarga } from './families/vedic/ashtakavarga/routes.js';
import { family as nakshatra } from './families/vedic/nakshatra/routes.js';
import { family as panchaPakshi } from './families/vedic/pancha-pakshi/routes.js';
import { family as panchanga } from './families/vedic/panchanga/routes.js';
import { family as shadbala } from './families/vedic/shadbala/routes.js';
import { family as yogas } from './families/vedic/yogas/routes.js';
import { family as sidereal } from './families/vedic/sidereal/routes.js';
import { family as varga } from './families/vedic/varga/routes.js';
import { family as vedicDignities } from './families/vedic/vedic-dignities/routes.js';
import { family as locations } from './families/website/locations/routes.js';
import { family as website } from './families/website/website/routes.js';

/** Every family and bundle that the service has. (The operational routes belong to the transport.) */
export const families: readonly Family[] = [
  // core
  chart,
  houses,
  positions,
  // bundles
  pipeline,
  hellenisticProfile,
  westernProfile,
  vedicProfile,
  batch,
  // predictive
  transits,
  returns,
  electional,
  lunarPhases,
  timelords,
  profections,
  mundane,
  dasha,
  varshaphal,
  progressions,
  primaryDirections,
  // relationship
  aspects,
  midpoints,
  antiscia,
  draconic,
  harmonics,
  harmograms,
  patterns,
  chartShape,
  stelliums,
  synastry,
  composite,
  davison,
  huber,
  nineParts,
  lordOfTheOrb,
  lordOfTheTurn,
  // classical
  almuten,
  hyleg,
  hellenistic,
  dignities,
  lots,
  triplicity,
  decanates,
  egyptianBounds,
  horary,
  manazil,
  natalDiscovery,
  astrodynes,
  // vedic
  sidereal,
  nakshatra,
  panchaPakshi,
  vedicDignities,
  sadeSati,
  upagrahas,
  gochara,
  avasthas,
  varga,
  panchanga,
  muhurta,
  muhurtaBusiness,
  muhurtaMarriage,
  muhurtaTravel,
  muhurtaVastu,
  jaimini,
  shadbala,
  yogas,
  ashtakavarga,
  // spatial
  galactic,
  galacticHouses,
  astrocartography,
  localSpace,
  geodetic,
  gauquelin,
  // phenomena
  riseSet,
  planetaryHours,
  phenomena,
  solarCondition,
  stations,
  voidOfCourse,
  eclipses,
  occultations,
  parans,
  heliacal,
  visibility,
  phase,
  physicalVisibility,
  // catalogs
  orbits,
  stars,
  deepSky,
  asteroids,
  comets,
  nodes,
  uranian,
  // website
  website,
  locations,
];
