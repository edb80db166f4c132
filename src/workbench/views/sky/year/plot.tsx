import { useEffect, useMemo, useRef } from 'preact/hooks';
import { text } from '../../../text/text.js';
import { BANDS, brightness } from './bands.js';
import type { SolarDay } from './bands.js';
import { DAY_MS } from './civil.js';
import type { Stretch } from './civil.js';

const words = text.sky;
const LEFT = 44,
  TOP = 10,
  DAY_WIDTH = 2.5,
  HOUR_HEIGHT = 16;
const HEIGHT = 24 * HOUR_HEIGHT;

interface PlotProps {
  readonly label: string;
  readonly days: readonly SolarDay[];
  readonly clock: (utc: string) => number;
  /** Midnight of 1 January, and the number of days. */
  readonly origin: number;
  readonly length: number;
  /** Counted from 1. */
  readonly chosen: number;
  readonly onChoose: (day: number) => void;
  readonly onPicture: (element: SVGSVGElement) => void;
}

const bars = (stretches: readonly Stretch[]): string =>
  stretches
    .map(({ day, from, to }) => {
      const x = LEFT + day * DAY_WIDTH,
        y = TOP + from * HOUR_HEIGHT;
      return `M${x} ${y.toFixed(1)}h${DAY_WIDTH + 0.1}V${(TOP + to * HOUR_HEIGHT).toFixed(1)}h${-DAY_WIDTH - 0.1}z`;
    })
    .join('');

/** One column for each day, midnight at the top: the brightness of each hour. A click selects a day; the slider does the same by keys. */
export function YearPlot({ label, days, clock, origin, length, chosen, onChoose, onPicture }: PlotProps) {
  const svg = useRef<SVGSVGElement>(null);
  const width = length * DAY_WIDTH;
  useEffect(() => {
    if (svg.current) onPicture(svg.current);
  }, []);
  const paths = useMemo(
    () => BANDS.map((band) => ({ band, d: bars(brightness(days, band, clock, { origin, days: length })) })),
    [days, clock, origin, length],
  );
  const months = Array.from({ length: 12 }, (_, month) => {
    const start = new Date(origin);
    start.setUTCMonth(month);
    return { x: LEFT + ((start.getTime() - origin) / DAY_MS) * DAY_WIDTH, name: MONTH.format(start) };
  });
  const x = LEFT + (chosen - 0.5) * DAY_WIDTH;
  const choose = (event: MouseEvent & { currentTarget: SVGSVGElement }): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - box.left) * (LEFT + width + 10)) / box.width;
    const day = Math.ceil((at - LEFT) / DAY_WIDTH);
    if (day >= 1 && day <= length) onChoose(day);
  };
  return (
    <>
      <svg
        ref={svg}
        class="year-plot"
        viewBox={`0 0 ${LEFT + width + 10} ${TOP + HEIGHT + 28}`}
        role="img"
        aria-label={label}
        onClick={choose}
      >
        <rect class="band-night" x={LEFT} y={TOP} width={width} height={HEIGHT} />
        {paths.map(({ band, d }) => (
          <path key={band} class={`band-${band}`} d={d} />
        ))}
        {[0, 3, 6, 9, 12, 15, 18, 21, 24].map((hour) => (
          <g key={hour} class="axis">
            <path d={`M${LEFT} ${TOP + hour * HOUR_HEIGHT}h${width}`} />
            <text x={LEFT - 5} y={TOP + hour * HOUR_HEIGHT + 4} text-anchor="end">
              {`${String(hour).padStart(2, '0')}:00`}
            </text>
          </g>
        ))}
        {months.map((month) => (
          <g key={month.x} class="axis">
            <path d={`M${month.x} ${TOP}v${HEIGHT}`} />
            <text x={month.x + 15 * DAY_WIDTH} y={TOP + HEIGHT + 18} text-anchor="middle">
              {month.name}
            </text>
          </g>
        ))}
        <path class="chosen-day" d={`M${x} ${TOP}v${HEIGHT}`} />
      </svg>
      <ul class="legend">
        {(['night', ...BANDS] as const).map((band) => (
          <li key={band}>
            <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
              <rect class={`band-${band}`} width="14" height="14" />
            </svg>
            {words.bands[band]}
          </li>
        ))}
      </ul>
    </>
  );
}

const MONTH = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
