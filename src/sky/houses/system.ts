import type { HouseFigure } from './figure.js';

/** Classification of house systems in answers. */
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

/** Reasons why the definition of a system gives no figure, or an unusual one. */
export type CuspFailure =
  | 'midheaven_below_horizon' // the house circles run in reverse order; the written cusps are counted from the midheaven
  | 'midheaven_degree_circumpolar' // the degree on the meridian never crosses the horizon and has no semi-arc
  | 'cusp_degree_circumpolar' // no degree that rises and sets fulfils the definition of a cusp
  | 'cusp_ambiguous' // several degrees fulfil it
  | 'sun_circumpolar' // the parallel of the Sun does not cross the horizon and has no arcs
  | 'house_axis_in_ecliptic' // all house circles meet the ecliptic in the same two points
  | 'quadrant_vanishes' // ascendant and meridian coincide
  | 'cusps_out_of_order' // the definition gives cusps that do not follow each other round the ecliptic
  | 'sun_longitude_required'; // the figure has no Sun

/** Shape of the boundaries of houses in space. */
type BoundaryShape =
  | { readonly kind: 'axis'; readonly axis: 'celestial_pole' | 'ecliptic_pole' | 'north_point' | 'zenith' }
  | { readonly kind: 'horizons' } // each boundary is the horizon of `boundaryZenith`
  | { readonly kind: 'semi_arcs' }
  | { readonly kind: 'none' }; // the definition divides the ecliptic only

/** A house system: its names, its classification and its definition. */
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
   * Writes twelve cusps (degrees of the true ecliptic of date, cusp 1 first) and returns null, or returns the reason of a failure. After
   * `midheaven_below_horizon` the cusps are valid too; after other failures `out` is undefined. It does not allocate.
   */
  readonly cusps: (figure: HouseFigure, out: Float64Array) => CuspFailure | null;
  /** A wider search for figures for which `cusps` fails, used only under the policy `experimental_search`. It may allocate. */
  readonly search?: (figure: HouseFigure, out: Float64Array) => CuspFailure | null;
  /** For `horizons`: writes the zenith (true equator frame, any length) whose horizon bounds house 10, 11, 12, 1, 2, 3 (`step` 0 to 5). */
  readonly boundaryZenith?: (figure: HouseFigure, step: number, out: Float64Array) => void;
}
