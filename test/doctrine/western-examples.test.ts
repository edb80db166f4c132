import { testWorkedExamples } from './worked-examples.js';

// Values of the sources that each row cites, and positions and instants of Swiss Ephemeris; values of other policies are at the end. Dignities,
// lots, time lords, profections, progressions and primary directions have theirs in their families.
testWorkedExamples('western-examples.json', 160);
