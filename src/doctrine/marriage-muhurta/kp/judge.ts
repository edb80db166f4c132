import type { Finding } from '../../muhurta-election/finding.js';
import type { WaitTable } from '../availability.js';
import type { MarriageEvidence } from '../evidence.js';
import type { Sky } from '../sky.js';
import { solarIngress, spoiledStars, visibility, weddingStar } from '../traditions.js';
import { kpEventFindings } from './events.js';
import { kpHouseFindings } from './houses.js';
import { kpCalendarFindings, kpLimbFindings } from './limbs.js';
import { KP } from './sources.js';
import { kpTimeFindings } from './times.js';

/** Days to wait for Jupiter and Venus (KP XIV p. 117, XXXIII p. 219). */
const KP_WAITS: WaitTable = {
  Jupiter: {
    east: { afterAppearance: 8, beforeDisappearance: 15 },
    west: { afterAppearance: 8, beforeDisappearance: 15 },
  },
  Venus: {
    east: { afterAppearance: 7, beforeDisappearance: 10 },
    west: { afterAppearance: 7, beforeDisappearance: 10 },
  },
};
/** Ghatis before and after the Sun enters a sign: Aries, Cancer and Capricorn, Libra, others (KP XXXIII p. 212, printed 175). */
const INGRESS_GHATIS: ReadonlyMap<number, number> = new Map([
  [0, 180],
  [3, 180],
  [6, 60],
  [9, 180],
]);
const ingressGhatis = (sign: number): number => INGRESS_GHATIS.get(sign) ?? 30;

/** The astronomical findings of Kalaprakasika, in the order of the catalogue. */
export const kpFindings = (evidence: MarriageEvidence, sky: Sky, remedies: ReadonlySet<string>): Finding[] => [
  weddingStar(KP, sky),
  ...kpCalendarFindings(evidence, sky),
  solarIngress(KP, evidence, 'KP printed175/PDF212:30/60/180 fixed ghatis each side', ingressGhatis),
  ...visibility(KP, evidence, 'KP XIV/PDF117;XXXIII/PDF219;glossary/PDF281', KP_WAITS, 'KP_angular_11_10_8_degrees'),
  ...kpLimbFindings(evidence, sky, remedies.has('kp_xiv_dignified_benefic_lagna_finite')),
  ...kpHouseFindings(evidence, sky),
  ...spoiledStars(
    KP,
    evidence,
    sky,
    'KP XIV/PDF123-124: the nearest stays; no crossing by the Moon frees a star',
    null,
  ),
  ...kpTimeFindings(evidence, sky),
  ...kpEventFindings(evidence, sky),
];
