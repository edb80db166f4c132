import { testWorkedExamples } from './worked-examples.js';

// The horoscope of 16 October 1918 (B. V. Raman's standard one), from the texts that each row cites and places of Swiss Ephemeris, and
// printed almanacs. Figures that Raman printed are asked for with his ayanamsa.
testWorkedExamples('vedic-examples.json', 186);
