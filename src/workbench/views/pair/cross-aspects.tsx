import type { Call } from '../../api/client.js';
import { csvText } from '../../../forms/csv.js';
import { saveFile } from '../../parts/export.js';
import { dms } from '../../parts/format.js';
import type { WheelAspect } from '../../parts/packet.js';
import { Panel } from '../../parts/panel.js';
import { AspectSymbol, BodyName } from '../../parts/symbols.js';
import { Table } from '../../parts/table.js';
import { text } from '../../text/text.js';

const words = text.pair;

interface CrossAspectsProps {
  readonly aspects: readonly WheelAspect[];
  /** The names of the charts on the left and right; null if both belong to one chart. */
  readonly labels: readonly [string, string] | null;
  readonly call: Call | null;
  readonly title?: string;
}

/** The list of aspects, the closest first. */
export function CrossAspects({ aspects, labels, call, title = words.crossAspects }: CrossAspectsProps) {
  const heads = labels ?? [text.chart.body, `${text.chart.body} 2`];
  const save = (): void =>
    saveFile(
      'aspects.csv',
      'text/csv',
      csvText([
        ['body1', 'aspect', 'body2', 'orb_deg', 'applying'],
        ...aspects.map(({ body1, aspect, body2, orb, applying }) => [
          body1,
          aspect,
          body2,
          orb,
          String(applying ?? ''),
        ]),
      ]),
    );
  return (
    <Panel title={title} calls={[call]} exports={[{ form: 'CSV', save }]} class="printed">
      {aspects.length === 0 ? (
        <p class="quiet">{words.noAspects}</p>
      ) : (
        <Table
          caption={`${title}, ${words.tightest}`}
          rows={aspects}
          rowKey={({ body1, aspect, body2 }) => `${body1} ${aspect} ${body2}`}
          columns={[
            { head: heads[0], cell: ({ body1 }) => <BodyName name={body1} /> },
            {
              head: text.chart.aspect,
              cell: ({ aspect, symbol, family }) => (
                <span class={`aspect ${family ?? ''}`}>
                  <AspectSymbol symbol={symbol} /> <span class="aspect-word">{aspect}</span>
                </span>
              ),
            },
            { head: heads[1], cell: ({ body2 }) => <BodyName name={body2} /> },
            { head: text.chart.orb, numeric: true, cell: ({ orb }) => dms(orb) },
          ]}
        />
      )}
    </Panel>
  );
}
