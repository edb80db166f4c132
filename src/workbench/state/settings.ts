import { effect, signal } from '@preact/signals';
import { plainNames } from '../text/plain-names.js';
import { param } from './url.js';

/** What a person prefers: kept in this browser, and overruled by what a link says. */
export interface Settings {
  readonly theme: 'auto' | 'light' | 'dark';
  readonly house: string;
  /** '' is the tropical zodiac, anything else an ayanamsa system. */
  readonly ayanamsa: string;
  /** Ayanamsa of the Vedic view. */
  readonly vedic: string;
  readonly orb: number;
  readonly names: 'glyphs' | 'words';
  /** Whose clocks tables show: UTC, the place of observation, the place of birth. */
  readonly clock: 'utc' | 'place' | 'birth';
}

const DEFAULTS: Settings = {
  theme: 'auto',
  house: 'P',
  ayanamsa: '',
  vedic: 'Lahiri',
  orb: 1,
  names: 'glyphs',
  clock: 'utc',
};
const KEY = 'workbench.settings';

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return DEFAULTS; // No storage, or not ours: the defaults serve.
  }
}

export const settings = signal<Settings>(typeof localStorage === 'undefined' ? DEFAULTS : stored());

export function changeSettings(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // A browser that stores nothing keeps them for this visit.
  }
}

/** House system in force: the link's, else the preferred one. */
export const houseSystem = (): string => param('hs') || settings.value.house;
/** Ayanamsa in force; '' is the tropical zodiac. `z=tropical` in a link overrules a sidereal preference. */
export function ayanamsa(): string {
  const asked = param('z');
  return asked === 'tropical' ? '' : plainNames(asked || settings.value.ayanamsa);
}
/** Ayanamsa of the Vedic view: a choice of its own, whatever zodiac western charts have. */
export const vedicAyanamsa = (): string => plainNames(param('va') || settings.value.vedic);
/** Factor on all orbs. */
export const orbFactor = (): number => Number(param('orb')) || settings.value.orb;

if (typeof document !== 'undefined')
  effect(() => {
    document.documentElement.dataset.theme = settings.value.theme;
  });
