import { JUPITER, MARS, MERCURY, MOON, NEPTUNE, SATURN, URANUS, VENUS } from '../../../ephemeris/source.js';

/** Source of a magnitude (formulae: sky/photometry-magnitude.ts), and its limitations. */
export interface MagnitudeModel {
  readonly name: string;
  readonly family: string;
  readonly limitations: readonly string[];
}

const mallama = (name: string, ...limitations: string[]): MagnitudeModel => ({
  name: `Mallama_Hilton_2018_${name}`,
  family: 'Mallama_Hilton_2018',
  limitations,
});

export const MAGNITUDE_MODELS: ReadonlyMap<number, MagnitudeModel> = new Map([
  [
    MOON,
    {
      name: 'Allen_1973_phase_law_with_Samaha_1969_crescent',
      family: 'Allen_1973',
      limitations: [
        'The surge of light near full phase is left out.',
        'Eclipses and earthshine are left out.',
        "Above 147 degrees of phase angle the light falls with the cube of the crescent's width.",
      ],
    },
  ],
  [
    MERCURY,
    mallama('Mercury_phase_polynomial', 'Observed between 2 and 170 degrees of phase angle; continued outside.'),
  ],
  [
    VENUS,
    mallama('Venus_piecewise_phase_polynomial', 'Observed between 2 and 179 degrees of phase angle, in two branches.'),
  ],
  [
    MARS,
    mallama('Mars_with_rotational_orbital_terms', 'Surface markings and season are taken in; dust storms are not.'),
  ],
  [JUPITER, mallama('Jupiter_low_phase_polynomial', 'For the phase angles that the Earth sees, up to 12 degrees.')],
  [
    SATURN,
    mallama(
      'Saturn_ring_aware_or_globe_fallback',
      'Globe and rings up to 6.5 degrees of phase angle, more than the Earth sees.',
      'Beyond that the globe alone, without the rings.',
    ),
  ],
  [URANUS, mallama('Uranus_planetographic_sub_latitude', 'The latitudes below Earth and Sun are taken in.')],
  [
    NEPTUNE,
    mallama(
      'Neptune_time_dependent_phase_branch',
      'Brightening between 1980 and 2000 is taken in; constant before and after.',
    ),
  ],
]);
