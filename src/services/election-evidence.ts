import type { ShuddhiBoundaryModel, ShuddhiIntervalModel } from '../contract/boundaries.js';
import type { MarriageExtentModel, MarriageSolarModel } from '../contract/election-boundaries.js';
import type {
  Apparition as ApparitionModel,
  MarriageIngressHistoryModel,
  StarHistory as StarHistoryModel,
} from '../contract/election-history.js';
import type { MarriageMonthLabelModel, MarriageMonthModel } from '../contract/election-month.js';
import type { ElectionEvidenceModel } from '../contract/elections.js';
import type {
  Apparition,
  Boundary,
  Evidence,
  Extent,
  IngressHistory,
  LunarMonth,
  MonthLabel,
  SolarDay,
  Span,
  StarHistory,
  VisibilityEvent,
} from '../doctrine/muhurta-election/evidence.js';

/** A boundary of the wire as the doctrine reads it. */
export const boundaryOf = (b: ShuddhiBoundaryModel): Boundary => ({
  kind: b.kind,
  jdUt1: b.jd_ut1,
  lowerJdUt1: b.lower_jd_ut1,
  upperJdUt1: b.upper_jd_ut1,
});

const spanOf = (interval: ShuddhiIntervalModel): Span => ({
  start: boundaryOf(interval.start),
  end: boundaryOf(interval.end),
});

const extentOf = (extent: MarriageExtentModel): Extent => ({
  startJdUt1: extent.start_jd_ut1,
  endJdUt1: extent.end_jd_ut1,
});

/** `f` of a value that may be absent. */
const given = <V, R>(value: V | null | undefined, f: (value: V) => R): R | null =>
  value === null || value === undefined ? null : f(value);

const solarDay = (solar: MarriageSolarModel): SolarDay => ({
  day: spanOf(solar.day),
  sunset: boundaryOf(solar.sunset),
  weekday: solar.weekday,
  halfSet: given(solar.half_set, boundaryOf),
  upperLimbSet: given(solar.upper_limb_set, boundaryOf),
  sunriseHistory: (solar.sunrise_history ?? []).map(boundaryOf),
  historyExtent: given(solar.history_extent, extentOf),
});

const QUALIFIERS = { ordinary: 'ordinary', adhika: 'adhika', ksaya_context: 'ksayaContext' } as const;
const STATUSES = {
  available: 'available',
  boundary_ambiguous: 'boundaryAmbiguous',
  unsupported_intercalation: 'unsupportedIntercalation',
} as const;

const monthLabel = (label: MarriageMonthLabelModel): MonthLabel => ({
  index: label.index,
  name: label.name,
  qualifier: QUALIFIERS[label.qualifier],
});

const lunarMonth = (month: MarriageMonthModel): LunarMonth => ({
  jdUt1: month.jd_ut1,
  system: month.policy.system ?? 'amanta',
  status: STATUSES[month.status],
  label: given(month.label, monthLabel),
  amantaLabel: given(month.amanta_lunation.label, monthLabel),
});

const ingressHistory = (history: MarriageIngressHistoryModel): IngressHistory => ({
  extent: extentOf(history.extent),
  planets: history.planets,
  events: history.events.map((event) => ({
    planet: event.planet,
    enteredSign: event.entered_sign,
    direction: event.direction,
    boundary: boundaryOf(event.boundary),
    cardinalSolarDays: given(event.cardinal_solar_days, spanOf),
  })),
});

/** The passages of a record of stars; the additions of a tradition are not read here. */
const starHistory = (history: StarHistoryModel): StarHistory => ({
  extent: extentOf(history.extent),
  planets: history.planets,
  passages: history.passages.map((passage) => ({
    planet: passage.planet,
    starIndex: passage.star_index,
    entry: boundaryOf(passage.entry),
    exit: boundaryOf(passage.exit),
  })),
  vedhaSpans: (history.vedha_spans ?? []).map((span) => ({
    interval: spanOf(span.interval),
    jdUt1: span.jd_ut1,
    planets: span.planets.map((place) => ({ planet: place.planet, siderealLongitude: place.sidereal_longitude })),
  })),
  moon28Passages: (history.moon28_passages ?? []).map((passage) => ({
    starIndex: passage.star_index,
    entry: boundaryOf(passage.entry),
    exit: boundaryOf(passage.exit),
  })),
  transitionBands: (history.transition_bands ?? []).map((band) => ({
    boundary: boundaryOf(band.boundary),
    longitudes: band.longitudes.map((bounds) => ({
      planet: bounds.planet,
      lowerDegrees: bounds.lower_degrees,
      upperDegrees: bounds.upper_degrees,
    })),
    phaseBounds: band.phase_bounds ?? null,
    unavailableReasons: band.unavailable_reasons ?? [],
  })),
});

const visibilityEvent = (event: ApparitionModel['previous_event']): VisibilityEvent => ({
  role: event.role,
  side: event.side,
  boundary: boundaryOf(event.boundary),
});

const apparition = (pair: ApparitionModel): Apparition => ({
  previousEvent: visibilityEvent(pair.previous_event),
  nextEvent: visibilityEvent(pair.next_event),
});

/** The evidence of a request as the doctrine reads it. */
export function evidenceOf(model: ElectionEvidenceModel): Evidence {
  return {
    jdUt1: model.jd_ut1,
    places: new Map(
      (model.planets ?? []).map((place) => [
        place.planet,
        { longitude: place.sidereal_longitude, speed: place.longitude_speed ?? null },
      ]),
    ),
    ascendant: model.lagna_sidereal_longitude ?? null,
    solar: given(model.solar, solarDay),
    phaseSpans: (model.phase_spans ?? []).map((span) => ({ ...span, interval: spanOf(span.interval) })),
    yogaSpan: given(model.yoga_span, spanOf),
    karanaSpan: given(model.karana_span, spanOf),
    lunarMonth: given(model.lunar_month, lunarMonth),
    ingressHistory: given(model.ingress_history, ingressHistory),
    starHistory: given(model.star_history, starHistory),
    yogaEndings: (model.yoga_endings ?? []).map((ending) => ({
      yogaIndex: ending.yoga_index,
      boundary: boundaryOf(ending.boundary),
      moonSiderealLongitude: ending.moon_sidereal_longitude,
      sunSiderealLongitude: ending.sun_sidereal_longitude,
    })),
    jupiterApparition: given(model.jupiter_apparition, apparition),
    venusApparition: given(model.venus_apparition, apparition),
  };
}
