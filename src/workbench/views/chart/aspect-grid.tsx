import type { Call } from '../../api/client.js';
import { csvText } from '../../../forms/csv.js';
import { saveFile } from '../../parts/export.js';
import { dms } from '../../parts/format.js';
import { Panel } from '../../parts/panel.js';
import { AspectSymbol, BodyName } from '../../parts/symbols.js';
import { text } from '../../text/text.js';
import type { WheelAspect, WheelPacket } from '../../parts/packet.js';

const words = text.chart;

const pair = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** Every pair of bodies in a triangle: the symbol of their aspect, its orb, and whether it is being made. */
export function AspectGrid({ packet, call }: { packet: WheelPacket; call: Call | null }) {
  const found = new Map(packet.aspects.map((aspect) => [pair(aspect.body1, aspect.body2), aspect]));
  const names = packet.points
    .map(({ key }) => key)
    .filter((name) => packet.aspects.some(({ body1, body2 }) => body1 === name || body2 === name));
  const save = (): void =>
    saveFile(
      'aspects.csv',
      'text/csv',
      csvText([
        ['body1', 'aspect', 'body2', 'orb_deg', 'applying'],
        ...packet.aspects.map(({ body1, body2, aspect, orb, applying }) => [
          body1,
          aspect,
          body2,
          orb,
          String(applying ?? ''),
        ]),
      ]),
    );
  return (
    <Panel title={words.aspects} calls={[call]} exports={[{ form: 'CSV', save }]} class="wide">
      <div class="table" role="group" aria-label={words.aspects} tabIndex={0}>
        <table class="aspect-grid">
          <tbody>
            {names.map((row, i) => (
              <tr key={row}>
                <th scope="row">
                  <BodyName name={row} />
                </th>
                {names.slice(0, i).map((column) => (
                  <AspectCell key={column} aspect={found.get(pair(row, column))} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function AspectCell({ aspect }: { aspect: WheelAspect | undefined }) {
  if (aspect === undefined) return <td />;
  const motion = aspect.applying === null ? '' : aspect.applying ? words.applying : words.separating;
  const sentence = `${aspect.body1} ${aspect.aspect} ${aspect.body2}, ${dms(aspect.orb, false)} ${motion}`;
  return (
    <td class={`aspect ${aspect.family ?? ''}`} title={sentence}>
      <span class="visually-hidden">{sentence}</span>
      <AspectSymbol symbol={aspect.symbol} />
      <small aria-hidden="true">
        {dms(aspect.orb, false)}
        {aspect.applying === null ? '' : aspect.applying ? ' a' : ' s'}
      </small>
    </td>
  );
}
