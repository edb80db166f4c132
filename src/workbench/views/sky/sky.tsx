import type { ComponentType } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { CallError } from '../../api/client.js';
import { Fault } from '../../parts/answer.js';
import '../../style/sky.css';
import { pointText } from '../../parts/format.js';
import { PlaceField } from '../../parts/place-field.js';
import { hasObserver, setObserver } from '../../state/observer.js';
import { addressWith, param, setParams } from '../../state/url.js';
import { text } from '../../text/text.js';
import { Eclipses } from './eclipses/eclipses.js';
import { placeOf } from './place.js';

const words = text.sky;
const TABS: readonly {
  readonly name: string & keyof typeof words.tabs;
  readonly load: () => Promise<ComponentType>;
}[] = [
  { name: 'eclipses', load: async () => Eclipses },
  { name: 'year', load: async () => (await import('./year/year.js')).Year },
  { name: 'heliacal', load: async () => (await import('./heliacal/heliacal.js')).HeliacalView },
  { name: 'dome', load: async () => (await import('./dome/dome.js')).DomeView },
  { name: 'occultations', load: async () => (await import('./occultations/occultations.js')).Occultations },
];

/** The sky: eclipses, the days and nights of a year, the sky above a place, occultations; all for the place in the address. */
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
      <Loaded key={tab.name} load={tab.load} first={tab.name === 'eclipses' ? Eclipses : null} />
    </div>
  );
}

interface LoadedProps {
  readonly load: () => Promise<ComponentType>;
  /** The parts that are already loaded. */
  readonly first: ComponentType | null;
}

/** A part of the view. Its code is loaded when it is first opened. */
function Loaded({ load, first }: LoadedProps) {
  const shown = useSignal<{ readonly Component: ComponentType } | null>(first && { Component: first });
  const isMissing = useSignal(false);
  const get = (): void => {
    isMissing.value = false;
    load().then(
      (Component) => (shown.value = { Component }),
      () => (isMissing.value = true),
    );
  };
  useEffect(() => {
    if (shown.value === null) get();
  }, []);
  if (isMissing.value) return <Fault error={new CallError(text.shell.missingView, -1, [])} retry={get} />;
  if (shown.value === null) return <p class="quiet">{text.shell.loading}</p>;
  const { Component } = shown.value;
  return <Component />;
}
