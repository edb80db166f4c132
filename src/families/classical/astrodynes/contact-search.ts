import { withDefaults } from '../../../contract/defaults.js';
import { reenforcement } from '../../../doctrine/astrodynes/progressed.js';
import type { Engine } from '../../../engine.js';
import { bandWindows } from '../../../events/band-contacts.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { Contact, LIMIT_DEG } from './contact.js';
import { utcText } from './progressed-sky.js';
import { wireText } from './wire-words.js';
import type { ContactMoment, ContactWindow, ProgressedContactSearchResponse } from './ephemeris-schema.js';
import { ProgressedContactSearchRequest } from './ephemeris-schema.js';
import { checkBudget, lifeRange, mesh } from './life-range.js';

const SECOND = 1 / 86_400;
/** Smallest tolerance, seconds: a few times the resolution of the day count. */
const FINEST_SECONDS = 1e-4;
const MAX_WINDOWS = 2000;
/** The default step: the time in which the distance changes by half a degree, within bounds. */
const DEFAULT_STEP_DEG = 0.5;
const SHORTEST_STEP_DAYS = 1,
  LONGEST_STEP_DAYS = 30;

const defaultStepDays = ({ fastest }: Contact): number =>
  Math.min(LONGEST_STEP_DAYS, Math.max(SHORTEST_STEP_DAYS, DEFAULT_STEP_DEG / fastest));

/**
 * POST /v1/astrodynes/progressed/search: all contacts of two terminals in a range of life. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function progressedContacts(
  engine: Engine,
  given: ProgressedContactSearchRequest,
): ProgressedContactSearchResponse {
  const request = withDefaults(ProgressedContactSearchRequest, given);
  const range = lifeRange(engine, request);
  const { sky, powers, start, end, clockDays: days } = range;
  const contact = new Contact(sky, powers, request.query, '/query');
  const major = reenforcedContact(request, contact, (query, root) => new Contact(sky, powers, query, root));
  const maxSamples = request.max_samples;
  const step = request.coarse_step_hours
    ? request.coarse_step_hours / 24
    : Math.max(defaultStepDays(contact), days / (maxSamples - 1));
  const intervals = Math.max(1, Math.ceil(days / step - 1e-9));
  checkBudget({ samples: intervals + 1, maxSamples, relationKind: contact.relationKind, field: '/coarse_step_hours' });
  const times = mesh(start, end, intervals, step);
  const checkCost = () =>
    checkBudget({
      samples: contact.evaluations,
      maxSamples: Infinity,
      relationKind: contact.relationKind,
      field: '/end_dt',
    });
  const boundarySeconds = Math.max(FINEST_SECONDS, request.boundary_tolerance_seconds),
    perfectionSeconds = Math.max(FINEST_SECONDS, request.perfection_tolerance_seconds);
  const boundaryDays = boundarySeconds * SECOND,
    perfectionDays = perfectionSeconds * SECOND,
    perfect = request.perfection_distance_tolerance_arcmin;
  const moment = (ut1: number, event: ContactMoment['event'] | null): ContactMoment =>
    momentOf(engine, { contact, major, ut1, event, perfect });
  const windows: ContactWindow[] = [];
  const search = {
    bandDeg: LIMIT_DEG,
    boundaryToleranceDays: boundaryDays,
    perfectionToleranceDays: perfectionDays,
    checkCost,
  };
  for (const window of bandWindows(contact, times, search)) {
    checkCost();
    if (windows.length >= MAX_WINDOWS)
      throw new InvalidInput({
        field: '/end_dt',
        message: `leads to more than ${MAX_WINDOWS} contacts`,
        given: request.end_dt,
        allowed: 'a shorter range',
      });
    windows.push({
      entry: moment(window.entry, 'entry'),
      closest_approaches: window.approaches.map((t) => moment(t, null)),
      exit: moment(window.exit, 'exit'),
      entry_clipped: window.entryClipped,
      exit_clipped: window.exitClipped,
    });
  }
  return {
    query: request.query,
    start_dt: range.startUtc,
    end_dt: range.endUtc,
    policy: {
      coarse_step_hours: step * 24,
      boundary_tolerance_seconds: boundarySeconds,
      perfection_tolerance_seconds: perfectionSeconds,
      perfection_distance_tolerance_arcmin: perfect,
      max_samples: maxSamples,
    },
    sample_count: times.length,
    windows,
    reenforces_major: request.reenforces_major ?? null,
    provenance: 'church_of_light_one_degree_band_engine_bounded_search',
    evaluation_count: contact.evaluations,
    computation_basis: engine.basis(range.startInstant),
  };
}

/** The major contact that a minor contact reenforces; null if the request names none. Errors: InvalidInput. */
function reenforcedContact(
  { reenforces_major: query }: ProgressedContactSearchRequest,
  contact: Contact,
  contactOf: (query: NonNullable<ProgressedContactSearchRequest['reenforces_major']>, root: string) => Contact,
): Contact | null {
  if (!query) return null;
  const refuse = (field: string, message: string): never => {
    throw new InvalidInput({ field: `/reenforces_major${field}`, message });
  };
  const major = contactOf(query, '/reenforces_major');
  if (major.relationKind !== 'major')
    refuse('/kind_a', 'must be radical or major_progressed: only a major aspect is reenforced');
  if (contact.relationKind !== 'minor')
    refuse('', 'must be absent: only a minor progressed aspect reenforces a major one');
  if (!major.holdsTargetOf(contact)) refuse('', `must contain ${contact.targetId}, the target of the minor aspect`);
  return major;
}

interface MomentParts {
  readonly contact: Contact;
  readonly major: Contact | null;
  readonly ut1: number;
  /** Null: perfection or closest approach, depending on the distance. */
  readonly event: ContactMoment['event'] | null;
  readonly perfect: number;
}

/** The values of a contact at an instant, in answer shape. */
function momentOf(engine: Engine, { contact, major, ut1, event, perfect }: MomentParts): ContactMoment {
  const relation = contact.relation(ut1),
    { answer, exact } = relation;
  const added = major && reenforcement(major.relation(ut1), relation);
  return {
    event: event ?? (answer.distanceArcmin <= perfect ? 'perfection' : 'closest_approach'),
    dt: utcText(engine, engine.time.utcFromUt1(ut1)),
    jd_ut: ut1 + J2000_JD,
    distance_arcmin: answer.distanceArcmin,
    power: answer.power,
    harmony: exact.totalHarmony,
    discord: exact.totalDiscord,
    relation_id: wireText(answer.relationId),
    reenforcement_power: added ? added.reenforcementPower : null,
    reenforced_major_power: added ? added.reenforcedPower : null,
  };
}
