import type { ComponentType } from 'preact';
import '../../style/sky.css';
import { pointText } from '../../parts/format.js';
import { PlaceField } from '../../parts/place-field.js';
import { hasObserver, setObserver } from '../../state/observer.js';
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
          <span class="quiet">{words.observedFrom}</span>
          <PlaceField
            name={words.observedFrom}
            value={place.place || pointText(place)}
            onChoose={(chosen) => setObserver(chosen)}
          />
          <span class="quiet" dir="ltr">
            {pointText(place)}
          </span>
          {hasObserver() ? (
            <button type="button" onClick={() => setObserver(null)}>
              {words.backToBirthPlace}
            </button>
          ) : (
            <span class="quiet">{words.isBirthPlace}</span>
          )}
        </div>
      </div>
      <tab.Component />
    </div>
  );
}
