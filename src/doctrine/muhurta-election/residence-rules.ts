import type { ElectionRule } from './rule.js';

export const ENTRY_PURPOSES = ['firstEntry', 'returnEntry', 'oldHouseEntry', 'extraordinaryEntry'] as const;
export type EntryPurpose = (typeof ENTRY_PURPOSES)[number];
const RESIDENCE_PURPOSES = ['foundation', ...ENTRY_PURPOSES] as const;
export type ResidencePurpose = (typeof RESIDENCE_PURPOSES)[number];

const FOUNDATION = ['foundation'] as const;
const COMMENTED = 'verseAndSelectedCommentary',
  SEVEN = 'namedSevenGrahaPlacementReading';

/** The rules on foundations and entries (see residence.ts), as the catalogue lists them. */
export const RESIDENCE_RULES: readonly ElectionRule[] = [
  {
    id: 'foundationVrisha',
    source: 'MC48 12.13-14; PDF348-349',
    formula:
      'counted among 28 stars from that of the Sun, the Moon is in the 8th to the 18th; Abhijit has its unequal arc',
    purposes: FOUNDATION,
    dependencies: ['Sun', 'Moon'],
    transitions: ['Sun28', 'Moon28'],
    attribution: 'verseWithNamed28StarComposition',
  },
  {
    id: 'foundationSunFacing',
    source: 'MC48 12.15; PDF349-350',
    formula:
      'the Sun is in Cancer, Leo, Capricorn or Aquarius for a house that faces east or west, in Aries, Taurus, Libra or Scorpio for one that faces north or south',
    purposes: FOUNDATION,
    dependencies: ['Sun', 'facing'],
    transitions: ['SunSign'],
    attribution: COMMENTED,
  },
  {
    id: 'foundationFacingTithi',
    source: 'MC48 12.17; PDF351-352',
    formula:
      'no house faces east from full Moon to the dark 8th, north from the dark 9th to the 14th, west from new Moon to the bright 8th, south from the bright 9th to the 14th',
    purposes: FOUNDATION,
    dependencies: ['Sun', 'Moon', 'facing'],
    transitions: ['tithi'],
    attribution: COMMENTED,
  },
  {
    id: 'foundationPanchanga',
    source: 'MC48 12.18 Maniprabha commentary; PDF352',
    formula:
      'no Sunday or Tuesday; no tithi 1, 4, 8, 9, 14 or new Moon; the Moon is not in the last five stars; no movable sign rises',
    purposes: FOUNDATION,
    dependencies: ['Sun', 'Moon', 'solar', 'Lagna'],
    transitions: ['tithi', 'Moon27', 'sunrise', 'LagnaSign'],
    attribution: COMMENTED,
  },
  {
    id: 'foundationPlacements',
    source: 'MC48 12.18; PDF352',
    formula: 'among the seven planets no benefic is in house 8 or 12, and each malefic is in 3, 6 or 11',
    purposes: FOUNDATION,
    dependencies: ['sevenPlanets', 'Lagna'],
    transitions: ['planetSigns', 'LagnaSign', 'MoonPhase'],
    attribution: SEVEN,
  },
  {
    id: 'excavationCorner',
    source: 'MC48 12.19; PDF353',
    formula: 'the first digging is at the corner that the sign of the Sun gives for houses',
    purposes: FOUNDATION,
    dependencies: ['Sun', 'excavationCorner'],
    transitions: ['SunSign'],
    attribution: COMMENTED,
  },
  {
    id: 'entryCalendar',
    source: 'MC48 13.1-2,4; PDF359-361;12.16 month commentary',
    formula:
      'Vaishakha, Jyeshtha, Magha or Phalguna by months that end at full Moon, while the sidereal Sun goes north; verse 2 admits Shravana, Karttika and Margashirsha for old houses and extraordinary entries, and any month for a return',
    purposes: ENTRY_PURPOSES,
    dependencies: ['Sun', 'lunarMonth'],
    transitions: ['SunSign', 'lunarMonth'],
    attribution: 'namedPurnimantaEntryComposition',
  },
  {
    id: 'entryStar',
    source: 'MC48 13.1-2 with11.36; PDF297-298,359-360',
    formula:
      'the Moon is in a fixed or gentle star (eight), and the star belongs to the door that the house faces (seven of 28 each, from Krittika in the east); verse 2 adds four stars',
    purposes: ENTRY_PURPOSES,
    dependencies: ['Moon', 'facing'],
    transitions: ['Moon27', 'Moon28'],
    attribution: 'commentarialConjunctiveFacingReading',
  },
  {
    id: 'entryLagna',
    source: 'MC48 13.1,4; PDF359-361',
    formula: 'a fixed sign rises, or the 3rd, 6th, 10th or 11th from the natal Moon or ascendant; never a movable one',
    purposes: ENTRY_PURPOSES,
    dependencies: ['Lagna', 'participant'],
    transitions: ['LagnaSign'],
    attribution: COMMENTED,
  },
  {
    id: 'entryPanchanga',
    source: 'MC48 13.4; PDF360-361',
    formula: 'no Sunday or Tuesday; no Rikta tithi and no new Moon',
    purposes: ENTRY_PURPOSES,
    dependencies: ['Sun', 'Moon', 'solar'],
    transitions: ['tithi', 'sunrise'],
    attribution: COMMENTED,
  },
  {
    id: 'entryPlacements',
    source: 'MC48 13.3-4; PDF360-361',
    formula:
      'among the seven planets none is in house 4 or 8, the benefics are in 1, 2, 3, 4, 5, 7, 9, 10 or 11, the malefics in 3, 6 or 11',
    purposes: ENTRY_PURPOSES,
    dependencies: ['sevenPlanets', 'Lagna'],
    transitions: ['planetSigns', 'LagnaSign', 'MoonPhase'],
    attribution: SEVEN,
  },
  {
    id: 'entryVamaRavi',
    source: 'MC48 13.5; PDF363-364',
    formula:
      'the Sun is on the left: in the five houses from the 8th, 5th, 2nd or 11th for a house that faces east, south, west or north',
    purposes: ENTRY_PURPOSES,
    dependencies: ['Sun', 'Lagna', 'facing'],
    transitions: ['SunSign', 'LagnaSign'],
    attribution: COMMENTED,
  },
  {
    id: 'entryFacingTithi',
    source: 'MC48 13.5; PDF364',
    formula: 'a Purna tithi for the east, Nanda for the south, Bhadra for the west, Jaya for the north',
    purposes: ENTRY_PURPOSES,
    dependencies: ['Sun', 'Moon', 'facing'],
    transitions: ['tithi'],
    attribution: COMMENTED,
  },
  {
    id: 'entryKalasha',
    source: 'MC48 13.6; PDF364-365',
    formula: 'counted among 27 stars from that of the Sun, the Moon is in the 6th to 13th or the 22nd to 27th',
    purposes: ENTRY_PURPOSES,
    dependencies: ['Sun', 'Moon'],
    transitions: ['Sun27', 'Moon27'],
    attribution: COMMENTED,
  },
  {
    id: 'entryAvailability',
    source: 'MC48 13.2 contrast with ordinary entry; SS IX adapter',
    formula:
      'Jupiter and Venus are visible, from their appearance to their disappearance (Surya Siddhanta IX), without the waiting days of weddings',
    purposes: ENTRY_PURPOSES,
    dependencies: ['JupiterApparition', 'VenusApparition'],
    transitions: ['apparitions'],
    attribution: 'namedSsAstaComposition',
  },
  {
    id: 'personalEntry',
    source: 'MC48 13.1,4; PDF359-361',
    formula:
      'the 8th sign from the natal Moon or ascendant does not rise, and the Moon is not in the 2nd, 5th, 6th, 8th, 9th or 12th from the natal Moon',
    purposes: ENTRY_PURPOSES,
    dependencies: ['Sun', 'Moon', 'Lagna', 'participant'],
    transitions: ['MoonSign', 'LagnaSign'],
    attribution: 'namedResidentBhakutaComposition',
  },
];
