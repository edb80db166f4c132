import type { ElectionRule } from './rule.js';

const PURPOSES = ['departure'] as const;
const COMMENTED = 'verseAndSelectedCommentary';

type Row = readonly [
  id: string,
  source: string,
  formula: string,
  dependencies: readonly string[],
  transitions: readonly string[],
  attribution?: string,
];

const ruleOf = ([id, source, formula, dependencies, transitions, attribution = COMMENTED]: Row): ElectionRule => ({
  id,
  source,
  formula,
  purposes: PURPOSES,
  dependencies,
  transitions,
  attribution,
});

/** The rules on departures by land of Muhurta Chintamani (departure.ts, departure-figure.ts), as the catalogue lists them. */
export const LAND_RULES: readonly ElectionRule[] = (
  [
    [
      'mcStar',
      'MC48 Yatra 9/PDF279-280',
      'the Moon is in one of nine best or ten middling stars, not in one of eight adverse ones',
      ['Moon'],
      ['Moon27'],
    ],
    [
      'mcSolarGrade',
      'MC48 Yatra 8/PDF278',
      'the sign of the Sun grades the journey as best, middling or lengthy; it restricts nothing',
      ['Sun'],
      ['SunSign'],
    ],
    [
      'mcTithi',
      'MC48 Yatra 9/PDF279;1.4',
      'no 6th, 8th, 12th or Rikta tithi, bright first, full or new Moon; a Siddha weekday lifts this rule alone',
      ['Sun', 'Moon', 'solar'],
      ['tithi', 'sunrise'],
    ],
    [
      'mcWeekday',
      'MC48 Yatra 111/PDF333-334',
      'no Sunday, Tuesday or Saturday: the closing summary precedes the commentary on verse 9',
      ['solar'],
      ['sunrise'],
      'explicitClosingSynopsisPrecedence',
    ],
    [
      'mcDirectionShula',
      'MC48 Yatra 10/37/PDF280-281,299',
      'no star and no weekday of the spike of the direction; a direction between two cardinals follows the one before it clockwise',
      ['Moon', 'solar', 'direction'],
      ['Moon27', 'sunrise'],
    ],
    [
      'mcTimeStar',
      'MC48 Yatra 11/110/PDF283,333',
      'not in the third of day or night that the kind of the star shuns; Mrigashira, Pushya, Hasta and Shravana are free',
      ['Moon', 'solar'],
      ['Moon27', 'sunrise', 'sunset', 'parentThirds'],
    ],
    [
      'mcRahuHalf',
      'MC48 Yatra 14/111',
      'counted from the star of Rahu, the Moon is in the living half: the 2nd to the 14th star',
      ['Moon', 'Rahu'],
      ['Moon27', 'Rahu27'],
    ],
    [
      'mcThreeModuli',
      'MC48 Yatra 24/PDF291',
      'the numbers of tithi (1 to 30), star and weekday together leave a remainder by 7, by 8 and by 3',
      ['Sun', 'Moon', 'solar'],
      ['tithi', 'Moon27', 'sunrise'],
      'monthTithiOrdinal',
    ],
    [
      'mcYogini',
      'MC48 Yatra 34/PDF296',
      'Yogini is neither in front nor on the left; new Moon is the 8th of her places, full Moon the 7th',
      ['Sun', 'Moon', 'direction'],
      ['tithi'],
    ],
    [
      'mcKalaPasha',
      'MC48 Yatra 35/PDF297',
      'the direction is not that of Kala (north on Sunday, one place anticlockwise each weekday, opposite at night) nor of Pasha opposite to it',
      ['solar', 'direction'],
      ['sunrise', 'sunset'],
    ],
    [
      'mcParigha',
      'MC48 Yatra 36-38/PDF297-300',
      'the star of the Moon belongs to the direction (seven of 28 each, from Krittika in the east); Ashvini, Pushya, Hasta and Anuradha are free',
      ['Moon', 'direction'],
      ['Moon28'],
    ],
    [
      'mcAyana',
      'MC48 Yatra 39/PDF300',
      'north and east while Sun and Moon go north, south and west while both go south; otherwise the Sun guides by day, the Moon by night',
      ['Sun', 'Moon', 'solar', 'direction'],
      ['SunSign', 'MoonSign', 'sunrise', 'sunset'],
      'siderealSignAyanaComposition',
    ],
    [
      'mcVenusFacing',
      'MC48 Yatra 40-42/PDF301-302',
      'Venus is not in the direction: in the east behind the Sun, in the west ahead of it; she is blind while the Moon is from Revati to the first quarter of Krittika',
      ['Sun', 'Venus', 'Moon', 'direction'],
      ['VenusConjunctions', 'Moon108'],
      'venusDirectionReading',
    ],
    [
      'mcVenusState',
      'MC48 Yatra 41-42/110/PDF301-302,333',
      'Venus is neither retrograde, nor in Virgo, nor invisible; the reliefs of kings are left out',
      ['Venus', 'apparition'],
      ['VenusSign', 'VenusStation', 'apparition'],
      'venusGeometry',
    ],
    [
      'mcLagna',
      'MC48 Yatra 43-47/112/PDF303-304,334;Brihat Jataka1.10',
      'neither sign nor navamsa of Aquarius or Pisces rises (verse 44 admits Pisces to some nativities), no sign that rises with the back, and none of the opposite direction',
      ['Lagna', 'natal', 'planets', 'direction'],
      ['Lagna108', 'planetSign', 'MoonPhase'],
    ],
    [
      'mcRetrograde',
      'MC48 Yatra 38/112/PDF300,334',
      'no retrograde planet of the five is in an angle, rules the rising sign or navamsa, or rules the weekday',
      ['fivePlanets', 'Lagna', 'solar'],
      ['planetStation', 'planetSign', 'Lagna108', 'sunrise'],
      'signAndNavamsaScope',
    ],
    [
      'mcPlacements',
      'MC48 Yatra 49-50/111-112',
      'Saturn is not in the 10th, Venus not in the 7th, and the Moon neither behind nor on the left by her sign; the lord of the direction in an angle is testimony',
      ['planets', 'Lagna', 'direction'],
      ['planetSign', 'LagnaSign'],
      'signDirectionComposition',
    ],
    [
      'mcSouthern',
      'MC48 Yatra 111/PDF333-334',
      'to the south and southwest not in the last five stars, nor in the eighth part of the day',
      ['Moon', 'solar', 'direction'],
      ['Moon27', 'sunrise', 'sunset', 'dayFifteenth'],
    ],
    [
      'mcPersonal',
      'MC48 Yatra 8/45/PDF278,303-304',
      'the star is not the 3rd, 5th or 7th of nine from the natal one; neither the 8th from the natal Moon or ascendant rises, nor is its lord in the ascendant',
      ['natal', 'Moon', 'Lagna', 'planets'],
      ['Moon27', 'MoonSign', 'LagnaSign', 'planetSign'],
    ],
    [
      'mcPriorDeparture',
      'MC48 Yatra 92-95/PDF323-325',
      'after five nights at one place the next departure needs an election of its own; an earlier one lifts nothing',
      ['declaredContext'],
      ['none'],
      'noInheritedOrRetroactiveClearance',
    ],
  ] as readonly Row[]
).map(ruleOf);

/** The components of the Kalaprakasika (departure-components.ts). */
export const COMPONENT_RULES: readonly ElectionRule[] = (
  [
    [
      'kpWeekdayDirection',
      'KP1917/1982 p148/PDF185',
      'not to the east on Monday and Saturday, south on Thursday, west on Sunday and Friday, north on Tuesday and Wednesday, until 8, 22, 15 or 12 ghatis after sunrise have passed',
      ['solar', 'direction'],
      ['sunrise', 'releaseOffset'],
      'fixedElapsedGhatiComposition',
    ],
    [
      'kpThreeModuli',
      'KP1917/1982 p149,151/PDF186,188',
      'twice the tithi by 6, three times the weekday (Sunday 1) by 8 and four times the star by 6 leave remainders',
      ['Sun', 'Moon', 'solar'],
      ['tithi', 'Moon27', 'sunrise'],
      'explicitTithiOrdinalComposition',
    ],
    [
      'kpSunMoonCount',
      'KP1917/1982 p151/PDF188',
      'the count from the star of the Sun to that of the Moon leaves 1, 4 or 5 by 7',
      ['Sun', 'Moon'],
      ['Sun27', 'Moon27'],
    ],
    [
      'kpShiftedPanchakam',
      'KP1917/1982 p151-152/PDF188-189',
      'the sum of tithi, weekday, star and ascendant, increased by 15, 12, 10, 8 or 4, never leaves 5 by 9',
      ['Sun', 'Moon', 'solar', 'Lagna'],
      ['tithi', 'Moon27', 'sunrise', 'LagnaSign'],
      'explicitTithiOrdinalComposition',
    ],
  ] as readonly Row[]
).map(ruleOf);

/** Events at which imported rules change. */
const IMPORT_TRANSITIONS = ['canonicalRoots', 'motionRoots', 'historyRoots', 'derivedParentEdges'];

/** A rule of weddings that departures import (departure-imports.ts). `source`: edition, chapter and verse; `reads`: evidence. */
export const importedRule = (name: string, source: string, formula: string, reads: readonly string[]): ElectionRule =>
  ruleOf([
    `mcImport.${name}`,
    `MC48 Yatra11.112; explicit MC04 detector composition: ${source}`,
    formula,
    reads,
    IMPORT_TRANSITIONS,
    'namedCrossEditionComposition',
  ]);
