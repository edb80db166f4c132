import type { Finding } from '../../muhurta-election/finding.js';
import type { WaitTable } from '../availability.js';
import type { MarriageEvidence } from '../evidence.js';
import type { Sky } from '../sky.js';
import { intercalation, solarIngress, visibility, weddingStar } from '../traditions.js';
import { vvEventFindings, vvHistoryFindings } from './history.js';
import { vvPlacements, vvSevenths } from './houses.js';
import { vvHour, vvLordFindings } from './lords.js';
import { vvNavamsaFindings } from './navamsa.js';
import { vvCalendar, vvStarFindings } from './sky-rules.js';
import { VV } from './sources.js';
import { vvTimeFindings } from './times.js';

/** Days to wait for Jupiter and Venus, by side (VV 5.8-9). */
const VV_WAITS: WaitTable = {
  Jupiter: {
    east: { afterAppearance: 10, beforeDisappearance: 14 },
    west: { afterAppearance: 10, beforeDisappearance: 14 },
  },
  Venus: {
    east: { afterAppearance: 3, beforeDisappearance: 10 },
    west: { afterAppearance: 10, beforeDisappearance: 5 },
  },
};
const INGRESS_GHATIS = 16;

/** The astronomical findings of Vivaha Vrindavana, in the order of the catalogue. */
export const vvFindings = (evidence: MarriageEvidence, sky: Sky, remedies: ReadonlySet<string>): Finding[] => [
  weddingStar(VV, sky),
  vvCalendar(evidence, sky),
  intercalation(VV, evidence, 'VV17.6/PDF128-129'),
  solarIngress(VV, evidence, 'VV8.12/PDF76: sixteen ghatis on each side; 17.6', () => INGRESS_GHATIS),
  ...visibility(VV, evidence, 'VV5.8-9/PDF54-55', VV_WAITS, 'SS_IX_modern_diurnal_arc'),
  ...vvStarFindings(evidence, sky),
  ...vvNavamsaFindings(sky),
  ...vvPlacements(evidence, sky),
  ...vvSevenths(sky, remedies),
  ...vvLordFindings(sky),
  vvHour(evidence, sky),
  ...vvHistoryFindings(evidence, sky),
  ...vvTimeFindings(evidence, sky),
  ...vvEventFindings(evidence, sky),
];
