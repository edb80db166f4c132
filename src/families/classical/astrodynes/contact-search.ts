import { reenforcement } from '../../../doctrine/astrodynes/progressed.js';
import type { Engine } from '../../../engine.js';
import { bracketedRoot, maximum, minimum } from '../../../events/roots.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { Contact, LIMIT_DEG } from './contact.js';
import { utcText } from './progressed-sky.js';
import type {
  ContactMoment,
  ContactWindow,
  ProgressedContactSearchRequest,
  ProgressedContactSearchResponse,
} from './ephemeris-schema.js';
import { checkBudget, lifeRange, mesh } from './life-range.js';

const SECOND = 1 / 86_400;
/** What a day count of this length still tells, with some room. */
const FINEST_SECONDS = 1e-4;
/** Steps in which the places move less than this are not halved again: what they hide is one turning. Degrees. */
const SMOOTH_DEG = 0.5;
/** A turning is flat: in this part of a step about it nothing changes by more than 1e-5 degrees. */
const FLAT = 200;
/** Within a window, samples between which turnings and perfections are looked for lie this near. Degrees, and how many at least and most. */
const FINE_DEG = 0.25,
  FINE_LEAST = 12,
  FINE_MOST = 2000;
const MOST_WINDOWS = 2000;
/** Where no step is asked: in which the places move half a degree, within these bounds. */
const SHORTEST_STEP_DAYS = 1,
  LONGEST_STEP_DAYS = 30;

interface Sample {
  readonly t: number;
  readonly d: number;
}

/** Samples of the distance, so dense that between two of them nothing enters or leaves the orb unseen. */
function samplesOf(contact: Contact, times: readonly number[], check: () => void): Sample[] {
  const distance = (t: number) => contact.distance(t);
  const samples: Sample[] = [{ t: times[0], d: distance(times[0]) }];
  const between = (first: Sample, last: Sample): void => {
    const h = last.t - first.t,
      reach = contact.fastest * h + contact.leap;
    const sum = first.d + last.d;
    const inside = first.d <= LIMIT_DEG,
      sameSide = inside === last.d <= LIMIT_DEG;
    const safe = sameSide && (inside ? sum + reach <= 2 * LIMIT_DEG : sum - reach > 2 * LIMIT_DEG);
    if (!safe) {
      check();
      if (contact.fastest * h > SMOOTH_DEG) {
        const t = first.t + h / 2,
          middle = { t, d: distance(t) };
        between(first, middle);
        between(middle, last);
        return;
      }
      if (sameSide) {
        const turning = inside
          ? maximum(distance, first.t, last.t, h / FLAT)
          : minimum(distance, first.t, last.t, h / FLAT);
        if (turning.value <= LIMIT_DEG !== inside) samples.push({ t: turning.x, d: turning.value });
      }
    }
    samples.push(last);
  };
  for (const t of times.slice(1)) {
    check();
    between(samples[samples.length - 1], { t, d: distance(t) });
  }
  return samples;
}

/** Where the orb is crossed between a sample within it and one without, on the inner side, where half of the power still is. */
function boundary(contact: Contact, within: number, without: number, tolerance: number): number {
  const over = (t: number) => contact.distance(t) - LIMIT_DEG;
  const fine = tolerance / 4;
  let t = bracketedRoot(over, within, without, fine);
  for (let step = fine; over(t) > 0; step *= 2) {
    if (step >= Math.abs(t - within)) return within;
    t += Math.sign(within - t) * step;
  }
  return t;
}

/** Perfections and nearest approaches between entry and exit, in order. */
function approaches(contact: Contact, from: number, to: number, tolerance: number): number[] {
  const count = Math.min(FINE_MOST, Math.max(FINE_LEAST, Math.ceil(((to - from) * contact.fastest) / FINE_DEG)));
  const times = Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
  const rows = times.map((t) => contact.deviations(t));
  const found: number[] = [];
  rows[0].forEach((_, k) => {
    const f = (t: number) => contact.deviations(t)[k];
    const near = rows.map((row) => row[k]);
    const nearest = (t: number) => Math.abs(f(t)) <= contact.distance(t) + 1e-12 && Math.abs(f(t)) <= LIMIT_DEG;
    for (let i = 1; i <= count; i++) {
      const before = near[i - 1],
        here = near[i];
      if (Math.min(Math.abs(before), Math.abs(here)) > 2 * LIMIT_DEG) continue;
      if (before === 0 || before > 0 !== here > 0) {
        const t = before === 0 ? times[i - 1] : bracketedRoot(f, times[i - 1], times[i], tolerance, before, here);
        if (nearest(t)) found.push(t);
      } else if (i < count && here > 0 === near[i + 1] > 0 && turns(before, here, near[i + 1])) {
        const { x } = minimum((t) => Math.abs(f(t)), times[i - 1], times[i + 1], tolerance);
        if (nearest(x)) found.push(x);
      }
    }
  });
  return found.sort((a, b) => a - b);
}

const turns = (before: number, here: number, after: number): boolean =>
  Math.abs(here) < Math.abs(before) && Math.abs(here) <= Math.abs(after);

const defaultStepDays = ({ fastest }: Contact): number =>
  Math.min(LONGEST_STEP_DAYS, Math.max(SHORTEST_STEP_DAYS, SMOOTH_DEG / fastest));

/** All contacts of two places of a life in a range of it. Throws InvalidInput, OutOfCoverage. */
export function progressedContacts(
  engine: Engine,
  request: ProgressedContactSearchRequest,
): ProgressedContactSearchResponse {
  const range = lifeRange(engine, request);
  const { sky, powers, start, end, clockDays: days } = range;
  const contact = new Contact(sky, powers, request.query, '/query');
  const major = reenforcedContact(request, contact, (query, root) => new Contact(sky, powers, query, root));
  const maxSamples = request.max_samples ?? 50_000;
  const step = request.coarse_step_hours
    ? request.coarse_step_hours / 24
    : Math.max(defaultStepDays(contact), days / (maxSamples - 1));
  const intervals = Math.max(1, Math.ceil(days / step - 1e-9));
  checkBudget({ samples: intervals + 1, maxSamples, relationKind: contact.relationKind, field: '/coarse_step_hours' });
  const times = mesh(start, end, intervals, step);
  const check = () =>
    checkBudget({
      samples: contact.evaluations,
      maxSamples: Infinity,
      relationKind: contact.relationKind,
      field: '/end_dt',
    });
  const samples = samplesOf(contact, times, check);
  const boundarySeconds = Math.max(FINEST_SECONDS, request.boundary_tolerance_seconds ?? 1),
    perfectionSeconds = Math.max(FINEST_SECONDS, request.perfection_tolerance_seconds ?? 1);
  const boundaryDays = boundarySeconds * SECOND,
    perfectionDays = perfectionSeconds * SECOND,
    perfect = request.perfection_distance_tolerance_arcmin ?? 0.01;
  const moment = (ut1: number, event: ContactMoment['event'] | null): ContactMoment =>
    momentOf(engine, { contact, major, ut1, event, perfect });
  const windows: ContactWindow[] = [];
  const close = (from: number, to: number, clipped: readonly [boolean, boolean]) => {
    check();
    if (windows.length >= MOST_WINDOWS)
      throw new InvalidInput({
        field: '/end_dt',
        message: `the range holds more than ${MOST_WINDOWS} contacts`,
        given: request.end_dt,
        allowed: 'a shorter range',
      });
    windows.push({
      entry: moment(from, 'entry'),
      closest_approaches: approaches(contact, from, to, perfectionDays).map((t) => moment(t, null)),
      exit: moment(to, 'exit'),
      entry_clipped: clipped[0],
      exit_clipped: clipped[1],
    });
  };
  const inside = ({ d }: Sample) => d <= LIMIT_DEG;
  let entry = inside(samples[0]) ? start : NaN;
  samples.forEach((sample, i) => {
    if (i === 0 || inside(sample) === inside(samples[i - 1])) return;
    const before = samples[i - 1];
    if (inside(sample)) entry = boundary(contact, sample.t, before.t, boundaryDays);
    else {
      close(entry, boundary(contact, before.t, sample.t, boundaryDays), [entry === start, false]);
      entry = NaN;
    }
  });
  if (!Number.isNaN(entry)) close(entry, end, [entry === start, true]);
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

/** The major contact that a minor one reenforces. Throws InvalidInput. */
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
  if (major.relationKind !== 'major') refuse('/kind_a', 'what is reenforced is an aspect of radical and major places');
  if (contact.relationKind !== 'minor') refuse('', 'only a minor progressed aspect reenforces a major one');
  if (!major.holdsTargetOf(contact))
    refuse('', `the minor aspect is to ${contact.targetId}, no terminal of the major one`);
  return major;
}

interface MomentParts {
  readonly contact: Contact;
  readonly major: Contact | null;
  readonly ut1: number;
  /** Null: perfection or closest approach, as the distance tells. */
  readonly event: ContactMoment['event'] | null;
  readonly perfect: number;
}

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
    relation_id: answer.relationId,
    reenforcement_power: added ? added.reenforcementPower : null,
    reenforced_major_power: added ? added.reenforcedPower : null,
  };
}
