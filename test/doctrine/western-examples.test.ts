import { testWorkedExamples } from './worked-examples.js';

// Values from the texts that each row cites, and places and instants of Swiss Ephemeris. Dignities, lots, time lords, profections,
// progressions and primary directions have theirs beside their families.
testWorkedExamples('western-examples.json', 125);
