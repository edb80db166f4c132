import { GRAHAS } from '../../../doctrine/vedic-dignity/tables.js';
import { genericVargaPlace, vargaByName, vargaPlace } from '../../../doctrine/varga/vargas.js';
import { isVargottama, vimshopaka, VIMSHOPAKA_WEIGHTS } from '../../../doctrine/varga/vimshopaka.js';
import type { VargaDignity } from '../../../doctrine/varga/vimshopaka.js';
import { SIGN_SYMBOLS, SIGNS } from '../../../doctrine/zodiac/zodiac.js';
import { withDefaults } from '../../../contract/defaults.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { D60SignRequest, VimshopakaRequest } from './schema-vimshopaka.js';
import type { D60Method, D60SignResponse, VimshopakaBala, VimshopakaChartResponse } from './schema-vimshopaka.js';

const BPHS_6_33 = 'BPHS-Santhanam-Vol1:6.33:printed83:commentary';

/** Source references of each method of the shashtiamsha; the first one is that of a single sign. */
const D60_SOURCES: Readonly<Record<D60Method, readonly string[]>> = {
  harmonic: ['engine_generic_harmonic'],
  bphs_santhanam_sign: [BPHS_6_33],
  pvr_textbook_linear: [
    'PVR-Integrated-Approach:2000:6.2.20:printed60',
    'PVR-Two-Novel-Transit-Principles:2013-12-31:v1:pdf2:Calculation',
  ],
  classical_derived_linear: [
    BPHS_6_33,
    'Saravali:3.18:subdivision-coordinate',
    'Jataka-Parijata-Sastri:3.43:printed139:fractional-correspondence',
    'Prasna-Marga-Raman:5.27-28:printed171-173:notes:navamsa-degrees',
    'Engine:D60:classical-derived-proportional:v1',
  ],
};

/** Three methods agree about the sign: BPHS counts the parts from the sign itself. The harmonic counts them from Aries. */
const originOf = (method: D60Method) => (method === 'harmonic' ? 'fromAries' : 'fromSign');

/** POST /v1/varga/d60/sign */
export function d60Sign(request: D60SignRequest): D60SignResponse {
  const { method } = withDefaults(D60SignRequest, request),
    longitude = normalizeDeg(request.sidereal_longitude);
  const { signIndex } =
    originOf(method) === 'fromAries'
      ? genericVargaPlace(longitude, 60)
      : vargaPlace(longitude, vargaByName('shashtiamsha'));
  return {
    longitude,
    sign_index: signIndex,
    sign: SIGNS[signIndex],
    sign_symbol: SIGN_SYMBOLS[signIndex],
    method,
    position_scope: 'sign_only',
    source_reference: D60_SOURCES[method][0],
  };
}

const DIGNITY_WORDS: Readonly<Record<VargaDignity, VimshopakaBala['entries'][number]['dignity']>> = {
  ownSign: 'own_sign',
  adhiMitra: 'adhi_mitra',
  mitra: 'mitra',
  sama: 'sama',
  shatru: 'shatru',
  adhiShatru: 'adhi_shatru',
};

/** Method of the shashtiamsha of a request; null for groups without it. Errors: InvalidInput for a method that needs it. */
function d60MethodOf(request: VimshopakaRequest, hasD60: boolean): D60Method | null {
  const { vargas } = withDefaults(VimshopakaRequest, request),
    given = request.d60_method;
  if (hasD60) return given ?? (vargas === 'harmonic' ? 'harmonic' : 'bphs_santhanam_sign');
  if (given !== undefined && given !== 'harmonic')
    throw new InvalidInput({
      field: '/d60_method',
      message: 'requires a group with the shashtiamsha (D60)',
      given,
      allowed: 'group dashavarga or shodashavarga',
    });
  return null;
}

/** POST /v1/varga/vimshopaka. Errors: InvalidInput for a method of the shashtiamsha in a group without it. */
export function vimshopakaChart(request: VimshopakaRequest): VimshopakaChartResponse {
  const { group, vargas } = withDefaults(VimshopakaRequest, request),
    longitudes = request.sidereal_longitudes;
  const method = d60MethodOf(
    request,
    VIMSHOPAKA_WEIGHTS[group].some(([name]) => name === 'shashtiamsha'),
  );
  const planets = Object.fromEntries(
    GRAHAS.map((planet) => {
      const entries = vimshopaka(planet, longitudes, group, {
        vargas: vargas === 'bphs_6' ? 'bphs' : 'harmonic',
        shashtiamshaOrigin: originOf(method ?? 'harmonic'),
      });
      const answer: VimshopakaBala = {
        planet,
        group,
        entries: entries.map((entry) => ({
          division: entry.division,
          varga_sign_index: entry.signIndex,
          lord: entry.lord,
          dignity: DIGNITY_WORDS[entry.dignity],
          vishva: entry.vishva,
          weight: entry.weight,
          points: entry.points,
        })),
        total: entries.reduce((sum, { points }) => sum + points, 0),
        d60_method: method,
        d60_source_references: method === null ? [] : [...D60_SOURCES[method]],
      };
      return [planet, answer];
    }),
  );
  return { group, vargas, planets, vargottama: GRAHAS.filter((planet) => isVargottama(longitudes[planet])).toSorted() };
}
