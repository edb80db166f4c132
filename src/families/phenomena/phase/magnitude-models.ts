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
        'The opposition surge near full phase is not included.',
        'Eclipses and earthshine are not included.',
        "Above a phase angle of 147 degrees the brightness is proportional to the cube of the crescent's width.",
      ],
    },
  ],
  [
    MERCURY,
    mallama('Mercury_phase_polynomial', 'Observed at phase angles from 2 to 170 degrees; extrapolated outside.'),
  ],
  [
    VENUS,
    mallama('Venus_piecewise_phase_polynomial', 'Observed at phase angles from 2 to 179 degrees, in two branches.'),
  ],
  [
    MARS,
    mallama('Mars_with_rotational_orbital_terms', 'Surface markings and season are included; dust storms are not.'),
  ],
  [
    JUPITER,
    mallama('Jupiter_low_phase_polynomial', 'Valid for the phase angles seen from the Earth, up to 12 degrees.'),
  ],
  [
    SATURN,
    mallama(
      'Saturn_ring_aware_or_globe_fallback',
      'Globe and rings up to a phase angle of 6.5 degrees, more than occurs as seen from the Earth.',
      'Above that the globe without the rings.',
    ),
  ],
  [URANUS, mallama('Uranus_planetographic_sub_latitude', 'The sub-Earth and sub-solar latitudes are included.')],
  [
    NEPTUNE,
    mallama(
      'Neptune_time_dependent_phase_branch',
      'The brightening between 1980 and 2000 is included; constant before and after.',
    ),
  ],
]);
