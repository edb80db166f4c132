import type { Call } from '../../api/client.js';
import { csvText } from '../../../forms/csv.js';
import { saveFile } from '../../parts/export.js';
import { AspectCell, byField } from '../../parts/aspect-cell.js';
import type { GridAspect } from '../../parts/aspect-cell.js';
import { dms } from '../../parts/format.js';
import { Panel } from '../../parts/panel.js';
import { BodyName } from '../../parts/symbols.js';
import { text } from '../../text/text.js';
import type { WheelAspect, WheelPacket } from '../../parts/packet.js';

const words = text.chart;

const pair = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** The triangle of all pairs of bodies: the symbols of their aspects, the orbs, and whether they are applying. */
export function AspectGrid({ packet, call }: { packet: WheelPacket; call: Call | null }) {
  const aspects = [...packet.aspects, ...(packet.aspects_to_angles ?? [])];
  const found = byField(aspects, ({ body1, body2 }) => pair(body1, body2));
  const names = [...packet.points.map(({ key }) => key), 'Ascendant', 'Midheaven'].filter((name) =>
    aspects.some(({ body1, body2 }) => body1 === name || body2 === name),
  );
  const save = (): void =>
    saveFile(
      'aspects.csv',
      'text/csv',
      csvText([
        ['body1', 'aspect', 'body2', 'orb_deg', 'applying'],
        ...aspects.map(({ body1, body2, aspect, orb, applying }) => [
          body1,
          aspect,
          body2,
          orb,
          String(applying ?? ''),
        ]),
      ]),
    );
  return (
    <Panel title={words.aspects} calls={[call]} exports={[{ form: 'CSV', save }]} class="wide printed">
      <div class="table" role="group" aria-label={words.aspects} tabIndex={0}>
        <table class="aspect-grid">
          <tbody>
            {names.map((row, i) => (
              <tr key={row}>
                <th scope="row">
                  <BodyName name={row} />
                </th>
                {names.slice(0, i).map((column) => (
                  <AspectCell key={column} aspects={(found.get(pair(row, column)) ?? []).map(said)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function said(aspect: WheelAspect): GridAspect {
  const { body1, body2, aspect: name, applying } = aspect;
  const motion = applying === null ? '' : applying ? words.applying : words.separating;
  const orb = dms(aspect.orb, false);
  return {
    aspect,
    sentence: `${body1} ${name} ${body2}, ${orb} ${motion}`,
    orb: `${orb}${applying === null ? '' : applying ? ' a' : ' s'}`,
  };
}
