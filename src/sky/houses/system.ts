import type { HouseFigure } from './figure.js';

/** Tokens of the classification that answers carry. */
type HouseFamily = 'equal' | 'quadrant' | 'whole_sign' | 'solar';
type CuspBasis =
  | 'ecliptic'
  | 'equatorial'
  | 'semi_arc'
  | 'oblique_ascension'
  | 'quadrant_trisection'
  | 'prime_vertical'
  | 'horizon'
  | 'polar_projection'
  | 'sinusoidal'
  | 'great_circle'
  | 'apc_formula'
  | 'solar_position';

/** Why a system's definition gives no figure, or none in its usual form. */
export type CuspFailure =
  | 'midheaven_below_horizon' // the house circles run backwards; the cusps written are numbered from the midheaven
  | 'midheaven_degree_circumpolar' // the degree on the meridian never crosses the horizon: it has no semi-arc
  | 'cusp_degree_circumpolar' // no degree that rises and sets fulfils the definition of a cusp
  | 'cusp_ambiguous' // several degrees fulfil it
  | 'sun_circumpolar' // the Sun's parallel does not cross the horizon: it has no arcs
  | 'house_axis_in_ecliptic' // all house circles meet the ecliptic in the same two points
  | 'quadrant_vanishes' // ascendant and meridian coincide
  | 'cusps_out_of_order' // the definition gives cusps that do not follow each other round the ecliptic
  | 'sun_longitude_required'; // the figure was made without the Sun

/** What bounds the houses in space. */
type BoundaryShape =
  | { readonly kind: 'axis'; readonly axis: 'celestial_pole' | 'ecliptic_pole' | 'north_point' | 'zenith' }
  | { readonly kind: 'horizons' } // each boundary is the horizon of `boundaryZenith`
  | { readonly kind: 'semi_arcs' }
  | { readonly kind: 'none' }; // the definition divides the ecliptic only

export interface HouseSystem {
  readonly code: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly family: HouseFamily;
  readonly cuspBasis: CuspBasis;
  readonly latitudeSensitive: boolean;
  readonly polarCapable: boolean;
  readonly needsSun: boolean;
  readonly boundary: BoundaryShape;
  /**
   * Writes twelve cusps (degrees of the true ecliptic of date, cusp 1 first) and returns null, or returns why not. After
   * `midheaven_below_horizon` the cusps are written too; after any other failure `out` holds nothing of use. Allocates nothing.
   */
  readonly cusps: (figure: HouseFigure, out: Float64Array) => CuspFailure | null;
  /** A wider search for figures where `cusps` fails, for those who ask for it by policy. May allocate. */
  readonly search?: (figure: HouseFigure, out: Float64Array) => CuspFailure | null;
  /** Declared with `horizons`: zenith (true equator frame, any length) whose horizon bounds house 10, 11, 12, 1, 2, 3 (`step` 0 to 5). */
  readonly boundaryZenith?: (figure: HouseFigure, step: number, out: Float64Array) => void;
}
