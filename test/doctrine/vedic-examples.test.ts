import { testWorkedExamples } from './worked-examples.js';

// The horoscope of 16 October 1918 (B. V. Raman's standard horoscope), from the sources that each row cites, positions of Swiss Ephemeris, and
// printed almanacs. Figures that Raman printed are requested with his ayanamsa.
testWorkedExamples('vedic-examples.json', 186);
