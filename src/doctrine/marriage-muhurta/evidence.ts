/** Lights, planets and nodes in the order of the texts on elections: weekday order, then the nodes. */
export const BODIES = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;
export type Body = (typeof BODIES)[number];

/** A solved instant: Julian day UT1 with the bracket in which the event is certain to lie. */
export interface Boundary {
  readonly kind: string;
  readonly jdUt1: number;
  readonly lowerJdUt1: number;
  readonly upperJdUt1: number;
}

/** A span from one solved instant to another, half-open. */
export interface Span {
  readonly start: Boundary;
  readonly end: Boundary;
}

/** The part of time that a list of events covers completely, Julian days UT1. */
export interface Extent {
  readonly startJdUt1: number;
  readonly endJdUt1: number;
}

/** Sidereal longitude in degrees, and its speed in degrees a day (null when it is not known). */
export interface BodyPlace {
  readonly planet: Body;
  readonly siderealLongitude: number;
  readonly longitudeSpeed: number | null;
}

/** One complete nakshatra (0 ... 26), tithi (0 ... 29) or rising sign (0 ... 11). */
export interface PhaseSpan {
  readonly kind: 'nakshatra' | 'tithi' | 'lagna';
  readonly index: number;
  readonly interval: Span;
}

/** The day from sunrise to sunrise that holds the instant. Weekday 0 is Sunday. */
export interface SolarDay {
  readonly day: Span;
  readonly sunset: Boundary;
  readonly weekday: number;
  /** The Sun's centre sets. */
  readonly halfSet: Boundary | null;
  /** The Sun's upper limb sets. */
  readonly upperLimbSet: Boundary | null;
  readonly sunriseHistory: readonly Boundary[];
  readonly historyExtent: Extent | null;
}

/** A new moon, full moon or solar ingress in a bracket of Julian days UT1. */
export interface CalendarBoundary {
  readonly kind: 'new_moon' | 'full_moon' | 'solar_ingress';
  readonly targetDegrees: number;
  readonly lowerJdUt1: number;
  readonly upperJdUt1: number;
}

/** Name of a lunar month: 0 Chaitra ... 11 Phalguna. */
export interface MonthLabel {
  readonly index: number;
  readonly name: string;
  readonly qualifier: 'ordinary' | 'adhika' | 'ksaya_context';
}

/** A month from new moon to new moon. */
export interface Lunation {
  readonly start: CalendarBoundary;
  readonly end: CalendarBoundary;
  readonly solarRashiAtStart: number;
  readonly ingresses: readonly CalendarBoundary[];
  readonly label: MonthLabel | null;
}

/** The lunar month of the instant. */
export interface LunarMonth {
  readonly jdUt1: number;
  readonly policy: { readonly system: 'amanta' | 'purnimanta' };
  readonly status: 'available' | 'boundary_ambiguous' | 'unsupported_intercalation';
  readonly paksha: 'Shukla' | 'Krishna';
  readonly tithiNumber: number;
  readonly amantaLunation: Lunation;
  readonly previousLunation: Lunation;
  readonly nextLunation: Lunation;
  readonly label: MonthLabel | null;
}

/** A planet enters a sign (0 ... 11), direct (+1) or retrograde (-1). */
export interface SignIngress {
  readonly planet: Body;
  readonly enteredSign: number;
  readonly direction: number;
  readonly boundary: Boundary;
  /** Of the Sun into a movable sign: from the sunrise before the day of the ingress to the sunrise after the day that follows. */
  readonly cardinalSolarDays: Span | null;
}

export interface IngressHistory {
  readonly extent: Extent;
  readonly planets: readonly Body[];
  readonly events: readonly SignIngress[];
}

/** A complete stay in one of the 27 nakshatras. */
export interface StarPassage {
  readonly planet: Body;
  readonly starIndex: number;
  readonly entry: Boundary;
  readonly exit: Boundary;
}

/** A complete stay of the Moon in one of the 28 stars. */
export interface Moon28Passage {
  readonly starIndex: number;
  readonly entry: Boundary;
  readonly exit: Boundary;
}

/** A span of the past in which no body changes its pada, with the sky at one instant of it. */
export interface SkySpan {
  readonly interval: Span;
  readonly jdUt1: number;
  readonly planets: readonly BodyPlace[];
}

/** A contact of longitudes: the Sun enters a navamsa, or two planets meet. */
export interface AngularEvent {
  readonly kind: 'solar_navamsa' | 'planetary_conjunction';
  readonly boundary: Boundary;
  readonly firstBody: Body;
  readonly secondBody: Body | null;
  readonly targetDegrees: number;
  readonly beforeFirst: number;
  readonly afterFirst: number;
}

/** Sun and Moon have equal declinations. */
export interface DeclinationEvent {
  readonly boundary: Boundary;
  readonly beforeMoonLongitude: number;
  readonly afterMoonLongitude: number;
}

/** First or last contact of an eclipse seen from anywhere. */
export interface ShadowContact {
  readonly boundary: Boundary;
  readonly before: { readonly moonSiderealLongitude: number };
  readonly after: { readonly moonSiderealLongitude: number };
}

export interface EclipseInterval {
  readonly start: ShadowContact;
  readonly end: ShadowContact;
}

/** What happened in the stars before the instant. The fields from `traditionProfile` on belong to Vivaha Vrindavana and Kalaprakasika. */
export interface StarHistory {
  readonly extent: Extent;
  readonly planets: readonly Body[];
  readonly passages: readonly StarPassage[];
  readonly vedhaSpans: readonly SkySpan[];
  readonly moon28Passages: readonly Moon28Passage[];
  readonly traditionProfile?: string;
  readonly additionalExtent?: Extent;
  readonly declinationExtent?: Extent | null;
  readonly solarNavamsaEntries?: readonly AngularEvent[];
  readonly conjunctionEvents?: readonly AngularEvent[];
  readonly declinationEvents?: readonly DeclinationEvent[];
  readonly eclipseIntervals?: readonly EclipseInterval[];
}

/** The end of a nitya yoga with the longitudes of Sun and Moon, degrees. */
export interface YogaEnding {
  readonly yogaIndex: number;
  readonly boundary: Boundary;
  readonly moonSiderealLongitude: number;
  readonly sunSiderealLongitude: number;
}

/** Jupiter or Venus appears or disappears in the east or the west. */
export interface VisibilityEvent {
  readonly role: 'appearance' | 'disappearance';
  readonly side: 'east' | 'west';
  readonly boundary: Boundary;
}

/** The changes of visibility before and after the instant. */
export interface Apparition {
  readonly previousEvent: VisibilityEvent;
  readonly nextEvent: VisibilityEvent;
}

/** All that a judgement of a marriage election looks at. Longitudes are sidereal, in degrees; Julian days are UT1. */
export interface MarriageEvidence {
  readonly jdUt1: number;
  readonly planets: readonly BodyPlace[];
  readonly lagnaSiderealLongitude: number | null;
  /** Longitude of the midheaven, which Vivaha Vrindavana needs for its bhavas. */
  readonly midheavenSiderealLongitude?: number | null;
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

/** Bride or groom. Longitudes sidereal, in degrees. */
export interface Participant {
  readonly participantId: string;
  readonly role: 'bride' | 'groom';
  readonly natalMoonSiderealLongitude: number | null;
  readonly natalLagnaSiderealLongitude: number | null;
  readonly birthLunarMonthIndex: number | null;
  readonly birthTithiIndex: number | null;
  readonly firstBorn: boolean | null;
}
