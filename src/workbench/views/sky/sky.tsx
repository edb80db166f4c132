import type { ComponentType } from 'preact';
import '../../style/sky.css';
import { placeAngle } from '../../parts/format.js';
import { PlaceField } from '../../parts/place-field.js';
import { addressWith, param, setParams } from '../../state/url.js';
import { text } from '../../text/text.js';
import { DomeView } from './dome/dome.js';
import { Eclipses } from './eclipses/eclipses.js';
import { HeliacalView } from './heliacal/heliacal.js';
import { Occultations } from './occultations/occultations.js';
import { placeOf } from './place.js';
import { Year } from './year/year.js';

const words = text.sky;
const TABS: readonly { readonly name: string & keyof typeof words.tabs; readonly Component: ComponentType }[] = [
  { name: 'eclipses', Component: Eclipses },
  { name: 'year', Component: Year },
  { name: 'heliacal', Component: HeliacalView },
  { name: 'dome', Component: DomeView },
  { name: 'occultations', Component: Occultations },
];

/** The sky: eclipses, the year's days and nights, the sky above a place, occultations; all for the place in the address. */
export function SkyView() {
  const tab = TABS.find(({ name }) => name === param('tab')) ?? TABS[0];
  const place = placeOf();
  return (
    <div class="sky-view">
      <div class="sky-head panel">
        <nav class="subtabs" aria-label={words.parts}>
          {TABS.map(({ name }) => (
            <a
              key={name}
              href={addressWith({ tab: name, map: null })}
              aria-current={name === tab.name ? 'page' : undefined}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                setParams({ tab: name, map: null });
              }}
            >
              {words.tabs[name]}
            </a>
          ))}
        </nav>
        <div class="sky-place">
          <PlaceField
            value={place.place}
            onChoose={({ place: name, latitude, longitude, zone }) =>
              setParams({ p: name || null, lat: latitude, lon: longitude, tz: zone ?? 'LMT' })
            }
          />
          <span class="quiet" dir="ltr">
            {placeAngle(place.latitude, 'NS')} {placeAngle(place.longitude, 'EW')}
          </span>
        </div>
      </div>
      <tab.Component />
    </div>
  );
}
