/** The seven planets of the ancients, and the nodes. */
export const CLASSICAL = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
export type Classical = (typeof CLASSICAL)[number];
export type Graha = Classical | 'Rahu' | 'Ketu';
export const GRAHAS: readonly Graha[] = [...CLASSICAL, 'Rahu', 'Ketu'];

/** An event with the bounds of its uncertainty, Julian days UT1. */
export interface Boundary {
  readonly kind: string;
  readonly jdUt1: number;
  readonly lowerJdUt1: number;
  readonly upperJdUt1: number;
}

/** The half-open span between two boundaries. */
export interface Span {
  readonly start: Boundary;
  readonly end: Boundary;
}

/** Extent of a record, Julian days UT1. */
export interface Extent {
  readonly startJdUt1: number;
  readonly endJdUt1: number;
}

/** Sunrise to sunrise. The weekday is that of the sunrise, Sunday = 0. */
export interface SolarDay {
  readonly day: Span;
  readonly sunset: Boundary;
  readonly weekday: number;
  readonly halfSet: Boundary | null;
  readonly upperLimbSet: Boundary | null;
  readonly sunriseHistory: readonly Boundary[];
  readonly historyExtent: Extent | null;
}

/** Sidereal longitude and daily motion, degrees. */
export interface Place {
  readonly longitude: number;
  readonly speed: number | null;
}

export interface PhaseSpan {
  readonly kind: 'nakshatra' | 'tithi' | 'lagna';
  readonly index: number;
  readonly interval: Span;
}

/** A lunar month; index 0 is Chaitra. */
export interface MonthLabel {
  readonly index: number;
  readonly name: string;
  readonly qualifier: 'ordinary' | 'adhika' | 'ksayaContext';
}

export interface LunarMonth {
  readonly jdUt1: number;
  readonly system: 'amanta' | 'purnimanta';
  readonly status: 'available' | 'boundaryAmbiguous' | 'unsupportedIntercalation';
  readonly label: MonthLabel | null;
  readonly amantaLabel: MonthLabel | null;
}

export interface Ingress {
  readonly planet: Classical;
  readonly enteredSign: number;
  readonly direction: number;
  readonly boundary: Boundary;
  readonly cardinalSolarDays: Span | null;
}

export interface IngressHistory {
  readonly extent: Extent;
  readonly planets: readonly Classical[];
  readonly events: readonly Ingress[];
}

export interface StarPassage {
  readonly planet: Graha;
  readonly starIndex: number;
  readonly entry: Boundary;
  readonly exit: Boundary;
}

export interface HistoricalSkySpan {
  readonly interval: Span;
  readonly jdUt1: number;
  readonly planets: readonly { readonly planet: Graha; readonly siderealLongitude: number }[];
}

export interface StarHistory {
  readonly extent: Extent;
  readonly planets: readonly Graha[];
  readonly passages: readonly StarPassage[];
  readonly vedhaSpans: readonly HistoricalSkySpan[];
  readonly moon28Passages: readonly { readonly starIndex: number; readonly entry: Boundary; readonly exit: Boundary }[];
  readonly transitionBands: readonly {
    readonly boundary: Boundary;
    readonly longitudes: readonly {
      readonly planet: Graha;
      readonly lowerDegrees: number;
      readonly upperDegrees: number;
    }[];
    readonly phaseBounds: readonly [number, number] | null;
    readonly unavailableReasons: readonly string[];
  }[];
}

export interface YogaEnding {
  readonly yogaIndex: number;
  readonly boundary: Boundary;
  readonly moonSiderealLongitude: number;
  readonly sunSiderealLongitude: number;
}

export interface VisibilityEvent {
  readonly role: 'appearance' | 'disappearance';
  readonly side: 'east' | 'west';
  readonly boundary: Boundary;
}

/** The events of visibility of a planet before and after the instant. */
export interface Apparition {
  readonly previousEvent: VisibilityEvent;
  readonly nextEvent: VisibilityEvent;
}

/** The facts that election rules judge. Absent facts are null or missing, and leave the tests that need them undecided. */
export interface Evidence {
  readonly jdUt1: number;
  readonly places: ReadonlyMap<Graha, Place>;
  readonly ascendant: number | null;
  readonly solar: SolarDay | null;
  readonly phaseSpans: readonly PhaseSpan[];
  readonly yogaSpan: Span | null;
  readonly karanaSpan: Span | null;
  readonly lunarMonth: LunarMonth | null;
  readonly ingressHistory: IngressHistory | null;
  readonly starHistory: StarHistory | null;
  readonly yogaEndings: readonly YogaEnding[];
  readonly jupiterApparition: Apparition | null;
  readonly venusApparition: Apparition | null;
}
