import { useCall } from '../../api/client.js';
import { captionOf } from '../../parts/caption.js';
import { placeAngle, zodiacal } from '../../parts/format.js';
import { knowsTime, wheelCall } from '../../parts/packet.js';
import type { WheelPacket } from '../../parts/packet.js';
import { Panel } from '../../parts/panel.js';
import { BodyName } from '../../parts/symbols.js';
import { Table } from '../../parts/table.js';
import { WheelPanel } from '../../parts/wheel-panel.js';
import { settings } from '../../state/settings.js';
import { text } from '../../text/text.js';
import { OtherPlace, otherPlace } from './method-choice.js';
import type { ReadyPair } from './parties.js';

const words = text.pair;

/** The first chart relocated: the same instant with other angles and houses. */
export function Relocation({ pair: { first, dts, labels } }: { pair: ReadyPair }) {
  const place = otherPlace();
  const known = knowsTime(first);
  const native = useCall(known ? wheelCall(first, dts[0], { include_svg: false }) : null);
  const there = useCall(
    place === null || !known
      ? null
      : wheelCall({ ...first, latitude: place.latitude, longitude: place.longitude }, dts[0], {
          caption: captionOf({ ...first, ...place, name: words.relocated(labels[0]), place: place.name }, dts[0]),
        }),
  );
  const choice = (
    <>
      <OtherPlace />
      <p class="note">
        {!known && words.needsTime}
        {known && place === null && words.choosePlace}
        {place !== null && `${placeAngle(place.latitude, 'NS')} ${placeAngle(place.longitude, 'EW')}`}
      </p>
    </>
  );
  const [before, after] = [native.value.data, there.value.data];
  return (
    <>
      <WheelPanel packet={there} title={words.relocated(labels[0])} name={`${labels[0]}-relocated`}>
        {choice}
      </WheelPanel>
      {before && after && (
        <div class="chart-tables">
          <Cusps before={before} after={after} calls={[native.value.call, there.value.call]} />
          <Moved before={before} after={after} />
        </div>
      )}
    </>
  );
}

interface Both {
  readonly before: WheelPacket;
  readonly after: WheelPacket;
}

function Cusps({ before, after, calls }: Both & { calls: Parameters<typeof Panel>[0]['calls'] }) {
  const plain = settings.value.names === 'words';
  return (
    <Panel title={words.cusps} calls={calls}>
      <Table
        caption={words.cusps}
        rows={before.house_cusps}
        rowKey={({ house }) => String(house)}
        columns={[
          { head: text.chart.house, cell: ({ house }) => house },
          { head: words.born, numeric: true, cell: ({ longitude }) => zodiacal(longitude, plain) },
          {
            head: words.there,
            numeric: true,
            cell: ({ house }) => zodiacal(after.house_cusps[house - 1].longitude, plain),
          },
        ]}
      />
    </Panel>
  );
}

/** The bodies that change house at the new place. */
function Moved({ before, after }: Both) {
  const houses = new Map(after.points.map(({ key, house }) => [key, house]));
  const rows = before.points.filter(({ key, house }) => houses.get(key) !== house);
  return (
    <Panel title={words.moved}>
      {rows.length === 0 ? (
        <p class="quiet">{words.stays}</p>
      ) : (
        <Table
          caption={words.moved}
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            { head: text.chart.body, cell: ({ key }) => <BodyName name={key} /> },
            { head: words.born, numeric: true, cell: ({ house }) => house ?? '' },
            { head: words.there, numeric: true, cell: ({ key }) => houses.get(key) ?? '' },
          ]}
        />
      )}
    </Panel>
  );
}
