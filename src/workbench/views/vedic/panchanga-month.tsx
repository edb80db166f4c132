import { callOf, useTask } from '../../api/client.js';
import type { AnswerOf } from '../../api/operations.js';
import { askEach } from '../../api/together.js';
import { Answered } from '../../parts/answer.js';
import { csvText } from '../../../forms/csv.js';
import { DraftInput } from '../../parts/draft-input.js';
import { saveFile } from '../../parts/export.js';
import { placeAngle } from '../../parts/format.js';
import { Panel } from '../../parts/panel.js';
import { param, setParams } from '../../state/url.js';
import { text } from '../../text/text.js';
import { civilText, firstWeekday, monthAfter, noonsOf } from './civil-days.js';
import { observerOf } from './birth.js';
import type { Birth } from './birth.js';

const words = text.vedic;

type Panchanga = AnswerOf<'panchanga'>;

/** A civil day: its vara with sunrise and sunset, and the panchanga at sunrise. */
interface Day {
  readonly date: number;
  readonly day: Panchanga;
  readonly atSunrise: Panchanga;
}

/** The fields that the calendar shows: a month needs sixty requests. */
const FIELDS = [
  ...['tithi', 'yoga', 'karana'].flatMap((name) => [`${name}.name`, `${name}.number`, `${name}.end.datetime_utc`]),
  ...['vara.name', 'vara.index', 'vara.start.datetime_utc'],
  ...['nakshatra.nakshatra', 'nakshatra.pada', 'nakshatra.end.datetime_utc'],
  ...['paksha', 'vara_basis.sunrise.datetime_utc', 'vara_basis.sunset.datetime_utc', 'lunar_month.amanta'],
].join();

const callAt = (birth: Birth, dt: string) =>
  callOf('panchanga', { dt, ...observerOf(birth), ...birth.zodiac }, { fields: FIELDS });

/** Each day of a month: the first requests find the sunrises, the second the panchanga at sunrise. */
async function daysOf(birth: Birth, noons: readonly string[], signal: AbortSignal): Promise<Day[]> {
  const at = (instants: readonly string[]): Promise<readonly Panchanga[]> =>
    askEach(
      instants.map((dt) => callAt(birth, dt)),
      signal,
    );
  const days = await at(noons);
  const sunrises = await at(days.map(({ vara }, i) => vara.start?.datetime_utc ?? noons[i]));
  return days.map((day, i) => ({ date: i + 1, day, atSunrise: sunrises[i] }));
}

/** The panchanga of every day of a month at the place of the chart. */
export function PanchangaMonth({ birth }: { birth: Birth }) {
  const { zone, longitude, latitude, place } = birth.moment;
  const month = param('vm') || new Date().toISOString().slice(0, 7);
  const noons = noonsOf(month, zone, longitude);
  const answer = useTask<readonly Day[]>(
    noons.length > 0 ? JSON.stringify([noons, callAt(birth, '').body]) : null,
    (signal) => daysOf(birth, noons, signal),
  );
  const clock = (utc: string): string => civilText(utc, zone, longitude);
  const { data } = answer.value;
  const save = (): void => saveFile(`panchanga-${month}.csv`, 'text/csv', csvOf(data ?? []));
  const named = place || `${placeAngle(latitude, 'NS')} ${placeAngle(longitude, 'EW')}`;
  return (
    <Panel
      title={words.panchanga}
      calls={noons.length > 0 ? [callAt(birth, noons[0])] : []}
      exports={data && noons.length > 0 ? [{ form: 'CSV', save }] : []}
      class="panchanga"
    >
      <MonthChoice month={month} isMonth={noons.length > 0} />
      <p class="note">{words.atSunrise(named, zone)}</p>
      <Answered answer={answer}>{(days) => <Calendar days={days} month={month} clock={clock} />}</Answered>
    </Panel>
  );
}

function MonthChoice({ month, isMonth }: { month: string; isMonth: boolean }) {
  const go = (count: number): void => setParams({ vm: monthAfter(month, count) });
  return (
    <div class="controls">
      <div class="steps">
        <button type="button" disabled={!isMonth} aria-label={words.previousMonth} onClick={() => go(-1)}>
          ◀
        </button>
        <label>
          <span>{words.month}</span>
          <DraftInput
            type="text"
            value={month}
            aria-invalid={!isMonth}
            onCommit={(typed) => setParams({ vm: typed.trim() })}
          />
        </label>
        <button type="button" disabled={!isMonth} aria-label={words.nextMonth} onClick={() => go(1)}>
          ▶
        </button>
      </div>
      {!isMonth && (
        <p class="fault" role="alert">
          {words.badMonth}
        </p>
      )}
    </div>
  );
}

function Calendar({ days, month, clock }: { days: readonly Day[]; month: string; clock: (utc: string) => string }) {
  const blanks = firstWeekday(month);
  const cells: (Day | null)[] = [...Array.from({ length: blanks }, () => null), ...days];
  while (cells.length % 7 !== 0) cells.push(null);
  const weeks = Array.from({ length: cells.length / 7 }, (_, i) => cells.slice(i * 7, i * 7 + 7));
  return (
    <div class="calendar" role="region" aria-label={`${words.panchanga} ${month}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {words.weekdays.map((name, i) => (
              <th key={name} scope="col">
                {name} <small>{words.westernDays[i]}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, i) => (
            <tr key={i}>
              {week.map((day, k) =>
                day === null ? (
                  <td key={k} class="blank" />
                ) : (
                  <DayCell key={k} of={day} before={days[day.date - 2]} clock={clock} month={month} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayCellProps {
  readonly of: Day;
  readonly before: Day | undefined;
  readonly clock: (utc: string) => string;
  readonly month: string;
}

function DayCell({ of: { date, day, atSunrise }, before, clock, month }: DayCellProps) {
  const { tithi, nakshatra, yoga, karana, paksha, lunar_month: lunar } = atSunrise;
  const today = `${month}-${String(date).padStart(2, '0')}`;
  /** The time of day, with the date if it is another day. */
  const until = ({ end }: Panchanga['tithi'] | Panchanga['nakshatra']): string => {
    if (end === undefined) return '';
    const [ends, time] = clock(end.datetime_utc).split(' ');
    return words.until(ends === today ? time : `${ends.slice(5)} ${time}`);
  };
  const { sunrise, sunset } = day.vara_basis;
  const isNewMonth = before === undefined || before.atSunrise.lunar_month?.amanta.name !== lunar?.amanta.name;
  const accent = tithi.number === 15 ? 'full' : tithi.number === 30 ? 'new' : '';
  return (
    <td class={accent} data-date={today}>
      <div class="date">
        <b>{date}</b>
        <span class="weekday">{day.vara.name}</span>
        {isNewMonth && lunar && (
          <span class="month">{words.lunarMonth(lunar.amanta.name, lunar.amanta.is_adhika)}</span>
        )}
      </div>
      <p class="tithi">
        {words.pakshas[paksha]} {tithi.name} <small>{until(tithi)}</small>
      </p>
      <p>
        {nakshatra.nakshatra} <small>{until(nakshatra)}</small>
      </p>
      <p class="quiet">
        {yoga.name} <small>{until(yoga)}</small>
      </p>
      <p class="quiet">
        {karana.name} <small>{until(karana)}</small>
      </p>
      <p class="sun" dir="ltr">
        {sunrise && sunset
          ? words.sun(clock(sunrise.datetime_utc).slice(11), clock(sunset.datetime_utc).slice(11))
          : words.noSunrise}
      </p>
    </td>
  );
}

const csvOf = (days: readonly Day[]): string =>
  csvText([
    [
      'day',
      'vara',
      'sunrise_utc',
      'sunset_utc',
      'lunar_month',
      'paksha',
      'tithi',
      'tithi_end_utc',
      'nakshatra',
      'nakshatra_end_utc',
      'yoga',
      'yoga_end_utc',
      'karana',
      'karana_end_utc',
    ],
    ...days.map(({ date, day, atSunrise: { tithi, nakshatra, yoga, karana, paksha, lunar_month: lunar } }) => [
      date,
      day.vara.name,
      day.vara_basis.sunrise?.datetime_utc ?? '',
      day.vara_basis.sunset?.datetime_utc ?? '',
      lunar ? words.lunarMonth(lunar.amanta.name, lunar.amanta.is_adhika) : '',
      paksha,
      tithi.name,
      tithi.end?.datetime_utc ?? '',
      nakshatra.nakshatra,
      nakshatra.end?.datetime_utc ?? '',
      yoga.name,
      yoga.end?.datetime_utc ?? '',
      karana.name,
      karana.end?.datetime_utc ?? '',
    ]),
  ]);
