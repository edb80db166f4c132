import { bodyLabel, dms, isoShort, zodiacal } from '../../parts/format.js';
import { useRowInSight } from '../../parts/row-in-sight.js';
import { settings } from '../../state/settings.js';
import { text } from '../../text/text.js';
import { placesOf, rowFaults } from './rows.js';
import type { Item, Place, Quantity } from './rows.js';

const words = text.tables;

interface EphemerisTableProps {
  readonly items: readonly Item[];
  readonly bodies: readonly string[];
  readonly columns: readonly Quantity[];
  /** The row to which the table scrolls; -1 for none. */
  readonly inSight: number;
}

/** One row for each instant, with the chosen columns under each body. */
export function EphemerisTable({ items, bodies, columns, inSight }: EphemerisTableProps) {
  useRowInSight(words.places, inSight);
  const plain = settings.value.names === 'words';
  const answered = items.filter(({ ok }) => ok);
  return (
    <>
      {rowFaults(items).map((message) => (
        <p key={message} class="fault" role="alert">
          {message}
        </p>
      ))}
      {answered.length > 0 && (
        <div class="table" role="region" aria-label={words.places} tabIndex={0}>
          <table class="ephemeris-table">
            <thead>
              <tr>
                <th scope="col" rowSpan={columns.length > 1 ? 2 : 1}>
                  {words.time}
                </th>
                {bodies.map((body) => (
                  <th key={body} scope={columns.length > 1 ? 'colgroup' : 'col'} colSpan={columns.length}>
                    {bodyLabel(body, plain)}
                  </th>
                ))}
              </tr>
              {columns.length > 1 && (
                <tr>
                  {bodies.flatMap((body) =>
                    columns.map((name) => (
                      <th key={`${body} ${name}`} scope="col">
                        {words.quantities[name]}
                      </th>
                    )),
                  )}
                </tr>
              )}
            </thead>
            <tbody>
              {answered.map((item) => (
                <Row key={item.request.dt} item={item} bodies={bodies} columns={columns} plain={plain} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

function Row({
  item: { request, chart },
  bodies,
  columns,
  plain,
}: Omit<EphemerisTableProps, 'items' | 'inSight'> & { readonly item: Item; readonly plain: boolean }) {
  const places = placesOf(chart?.planets ?? {}, bodies);
  return (
    <tr>
      <th scope="row">{isoShort(request.dt).replace(/ 00:00$/, '')}</th>
      {places.flatMap((place, i) =>
        columns.map((name, k) => (
          <td key={`${bodies[i]} ${name}`} class={k === 0 ? 'numeric first' : 'numeric'}>
            {place === undefined ? '' : <Figure place={place} name={name} plain={plain} />}
          </td>
        )),
      )}
    </tr>
  );
}

function Figure({ place, name, plain }: { place: Place; name: Quantity; plain: boolean }) {
  if (name !== 'longitude') return <>{dms(place[name] ?? NaN)}</>;
  return (
    <>
      {zodiacal(place.longitude, plain)}
      {place.retrograde && (
        <abbr class="retrograde" title={words.retrograde}>
          R
        </abbr>
      )}
    </>
  );
}
