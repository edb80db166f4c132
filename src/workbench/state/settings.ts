import { effect, signal } from '@preact/signals';
import { plainNames } from '../text/plain-names.js';
import { param } from './url.js';

/** The preferences of a person. The browser stores them; a link overrides them. */
export interface Settings {
  readonly theme: 'auto' | 'light' | 'dark';
  readonly house: string;
  /** '' is the tropical zodiac, any other value an ayanamsa. */
  readonly ayanamsa: string;
  /** The ayanamsa of the Vedic view. */
  readonly vedic: string;
  readonly orb: number;
  readonly names: 'glyphs' | 'words';
  /** The civil time of the tables: UTC, the place of observation, or the birth place. */
  readonly clock: 'utc' | 'place' | 'birth';
  /** The drawing options of wheels: size and degrees of labels, colours, aspect lines. */
  readonly labels: 'small' | 'normal' | 'large';
  readonly degrees: 'minutes' | 'degrees';
  readonly palette: 'elements' | 'soft' | 'mono';
  readonly lines: 'tone' | 'dashes' | 'thin';
  /** The panels that are printed in addition to wheel, positions and aspects. */
  readonly printed: readonly string[];
}

const DEFAULTS: Settings = {
  theme: 'auto',
  house: 'P',
  ayanamsa: '',
  vedic: 'Lahiri',
  orb: 1,
  names: 'glyphs',
  clock: 'utc',
  labels: 'normal',
  degrees: 'minutes',
  palette: 'elements',
  lines: 'tone',
  printed: [],
};
const KEY = 'workbench.settings';

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return DEFAULTS; // No stored settings, or not those of this page: the defaults apply.
  }
}

export const settings = signal<Settings>(typeof localStorage === 'undefined' ? DEFAULTS : stored());

export function changeSettings(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // A browser without storage keeps the settings for this visit.
  }
}

/** The current house system: the one of the link, else the preferred one. */
export const houseSystem = (): string => param('hs') || settings.value.house;
/** The current ayanamsa; '' is the tropical zodiac. `z=tropical` in a link overrides a sidereal preference. */
export function ayanamsa(): string {
  const requested = param('z');
  return requested === 'tropical' ? '' : plainNames(requested || settings.value.ayanamsa);
}
/** The ayanamsa of the Vedic view, independent of the zodiac of western charts. */
export const vedicAyanamsa = (): string => plainNames(param('va') || settings.value.vedic);
/** The factor of all orbs. */
export const orbFactor = (): number => Number(param('orb')) || settings.value.orb;

if (typeof document !== 'undefined')
  effect(() => {
    document.documentElement.dataset.theme = settings.value.theme;
  });
