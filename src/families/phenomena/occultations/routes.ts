import { ownSearchSteps } from '../../../contract/inert-options.js';
import { declareFamily, route } from '../../../contract/route.js';
import { searchAllLunar, searchCloseApproaches, searchLunar, searchLunarStar } from './events.js';
import {
  lunarPath,
  lunarPathAt,
  lunarStarPath,
  lunarStarPathAt,
  lunarStarTopology,
  lunarStarTopologyAt,
  lunarTopology,
  lunarTopologyAt,
} from './paths.js';
import {
  AllLunarOccultationsRequest,
  CloseApproachRequest,
  CloseApproachSearchResponse,
  LunarOccultationPathAtRequest,
  LunarOccultationPathRequest,
  LunarOccultationPathTopologyAtRequest,
  LunarOccultationPathTopologyRequest,
  LunarOccultationRequest,
  LunarOccultationSearchResponse,
  LunarStarOccultationPathAtRequest,
  LunarStarOccultationPathRequest,
  LunarStarOccultationPathTopologyAtRequest,
  LunarStarOccultationPathTopologyRequest,
  LunarStarOccultationRequest,
  OccultationPathGeometryResponse,
  OccultationPathSearchResponse,
} from './schema.js';
import { OccultationPathTopologyResponse, OccultationPathTopologySearchResponse } from './schema-topology.js';

const aldebaran = { star_lon: 70.03, star_lat: -5.467, star_name: 'Aldebaran' };
const marsDay = { target: 'Mars', jd_start: 2459921.25, jd_end: 2459922.25 },
  aldebaranDay = { ...aldebaran, jd_start: 2457762.75, jd_end: 2457763.75 };
const found =
  "The search finds every occultation that some place on the Earth sees, also when the shadow misses the Earth's centre. The window is at most a century.";
const noObserver =
  "Without an observer `contact_basis` names the contacts of an event: those of the Earth's centre if the shadow covers it, else those of the complete Earth. The first and last contact anywhere on the Earth are also returned.";
const line =
  "The central line connects the places of greatest clearance (Moon's semidiameter + target's - separation) from first to last contact on Earth, WGS 84, mean lunar limb, no refraction.";
const band = `${line} Limits are perpendicular to the track at each instant; a negative \`target_altitude_deg\` means that the target is below the horizon. \`sample_count\` changes only the density.`;
const given = 'An instant without an occultation at any place is rejected (422) with the nearest occultation.';
const range =
  'Window of at most 400 days and 4096 cells of step_days. The greatest instant of an event is inside the window by more than 3.5 ms.';

export const family = declareFamily({
  name: 'occultations',
  tag: 'phenomena',
  group: 'phenomena',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/occultations/close-approaches',
        summary: 'Close approaches of two bodies',
        run: 'pool',
        description:
          'Least apparent geocentric separations of two of Sun, Moon, Mercury ... Pluto, of at most max_sep_deg. The window is at most a century.',
        body: CloseApproachRequest,
        response: CloseApproachSearchResponse,
        table: { list: 'events' },
        calendar: { list: 'events', moments: [{ begin: 'datetime_utc' }] },
        inert: [ownSearchSteps],
        example: { body: { body1: 'Jupiter', body2: 'Saturn', jd_start: 2459184.5, jd_end: 2459224.5 } },
      },
      (engine, { body }) => searchCloseApproaches(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/occultations/lunar',
        summary: 'Occultations of a planet by the Moon',
        run: 'pool',
        description: `${found} ${noObserver}`,
        body: LunarOccultationRequest,
        response: LunarOccultationSearchResponse,
        table: { list: 'events' },
        calendar: { list: 'events', moments: [{ begin: 'ingress_datetime_utc', end: 'egress_datetime_utc' }] },
        inert: [ownSearchSteps],
        example: { body: { target: 'Mars', jd_start: 2459884.5, jd_end: 2460004.5 } },
      },
      (engine, { body }) => searchLunar(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/occultations/lunar-star',
        minimalExample: false,
        summary: 'Occultations of a star by the Moon',
        run: 'pool',
        description: `${found} ${noObserver} The coordinates of the star count as those of date at every instant.`,
        body: LunarStarOccultationRequest,
        response: LunarOccultationSearchResponse,
        table: { list: 'events' },
        calendar: { list: 'events', moments: [{ begin: 'ingress_datetime_utc', end: 'egress_datetime_utc' }] },
        inert: [ownSearchSteps],
        example: { body: { ...aldebaran, jd_start: 2457754.5, jd_end: 2457844.5 } },
      },
      (engine, { body }) => searchLunarStar(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/occultations/all-lunar',
        summary: 'Occultations of all planets by the Moon',
        run: 'pool',
        description: `${found} ${noObserver} Ordered by ingress.`,
        body: AllLunarOccultationsRequest,
        response: LunarOccultationSearchResponse,
        table: { list: 'events' },
        calendar: { list: 'events', moments: [{ begin: 'ingress_datetime_utc', end: 'egress_datetime_utc' }] },
        example: { body: { jd_start: 2460851.5, jd_end: 2460861.5 } },
      },
      (engine, { body }) => searchAllLunar(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/occultations/lunar-path',
        summary: 'Paths of the occultations of a planet',
        run: 'pool',
        description: `${line} Greatest is the least geocentric separation. ${found}`,
        body: LunarOccultationPathRequest,
        response: OccultationPathSearchResponse,
        table: { list: 'events' },
        calendar: { list: 'events', moments: [{ begin: 'greatest_datetime_utc' }] },
        inert: [ownSearchSteps],
        example: { body: { target: 'Mars', jd_start: 2460854.5, jd_end: 2460858.5 } },
      },
      (engine, { body }) => lunarPath(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/occultations/lunar-path-at',
        summary: "Path of a planet's occultation at an instant",
        run: 'pool',
        description: `${line} ${given}`,
        body: LunarOccultationPathAtRequest,
        response: OccultationPathGeometryResponse,
        example: { body: { target: 'Mars', jd_mid: 2459921.6744 } },
      },
      (engine, { body }) => lunarPathAt(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/occultations/lunar-star-path',
        minimalExample: false,
        summary: 'Paths of the occultations of a star',
        run: 'pool',
        description: `${line} Greatest is the least geocentric separation. ${found}`,
        body: LunarStarOccultationPathRequest,
        response: OccultationPathSearchResponse,
        table: { list: 'events' },
        calendar: { list: 'events', moments: [{ begin: 'greatest_datetime_utc' }] },
        inert: [ownSearchSteps],
        example: {
          body: { star_lon: 146.4345, star_lat: 0.465, star_name: 'Regulus', jd_start: 2362796.5, jd_end: 2362801.5 },
        },
      },
      (engine, { body }) => lunarStarPath(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/occultations/lunar-star-path-at',
        minimalExample: false,
        summary: "Path of a star's occultation at an instant",
        run: 'pool',
        description: `${line} ${given}`,
        body: LunarStarOccultationPathAtRequest,
        response: OccultationPathGeometryResponse,
        example: { body: { ...aldebaran, jd_mid: 2457763.1014 } },
      },
      (engine, { body }) => lunarStarPathAt(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/occultations/lunar-path-topology',
        summary: 'Bands of the occultations of a planet',
        run: 'pool',
        description: `${band} ${range}`,
        body: LunarOccultationPathTopologyRequest,
        response: OccultationPathTopologySearchResponse,
        table: { list: 'events' },
        example: { body: { ...marsDay, sample_count: 9 } },
      },
      (engine, { body }) => lunarTopology(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/occultations/lunar-path-topology-at',
        summary: "Band of a planet's occultation at an instant",
        run: 'pool',
        description: `${band} ${given}`,
        body: LunarOccultationPathTopologyAtRequest,
        response: OccultationPathTopologyResponse,
        table: { list: 'centers' },
        example: { body: { target: 'Mars', jd_mid: 2459921.6744, sample_count: 9 } },
      },
      (engine, { body }) => lunarTopologyAt(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/occultations/lunar-star-path-topology',
        minimalExample: false,
        summary: 'Bands of the occultations of a star',
        run: 'pool',
        description: `${band} ${range}`,
        body: LunarStarOccultationPathTopologyRequest,
        response: OccultationPathTopologySearchResponse,
        table: { list: 'events' },
        example: { body: { ...aldebaranDay, sample_count: 9 } },
      },
      (engine, { body }) => lunarStarTopology(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/occultations/lunar-star-path-topology-at',
        minimalExample: false,
        summary: "Band of a star's occultation at an instant",
        run: 'pool',
        description: `${band} ${given}`,
        body: LunarStarOccultationPathTopologyAtRequest,
        response: OccultationPathTopologyResponse,
        table: { list: 'centers' },
        example: { body: { ...aldebaran, jd_mid: 2457763.1014, sample_count: 9 } },
      },
      (engine, { body }) => lunarStarTopologyAt(engine, body),
    ),
  ],
});
