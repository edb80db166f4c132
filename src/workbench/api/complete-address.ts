import { dayOfIso } from '../entry/calendars.js';
import { momentOf } from '../state/moment.js';
import { param, setParams } from '../state/url.js';
import { ask } from './client.js';
import { zoneAt } from './moment.js';

/** From this year on every country uses the Gregorian calendar, so the country does not matter. */
const ALL_GREGORIAN = 1930;

/**
 * Completes a link (`b`: the second chart, `o`: the place of observation) that has a place without a time zone, or an old date without a country: both follow from the coordinates. Without an
 * answer the link does not change.
 */
export async function completeAddress(prefix: '' | 'b' | 'o'): Promise<void> {
  const [latitude, longitude] = [param(`${prefix}lat`), param(`${prefix}lon`)];
  const isOld = prefix !== 'o' && (dayOfIso(momentOf(prefix).local)?.year ?? ALL_GREGORIAN) < ALL_GREGORIAN;
  const lacksZone = param(`${prefix}tz`) === '',
    lacksCountry = isOld && param(`${prefix}pc`) === '';
  if (latitude === '' || longitude === '' || (!lacksZone && !lacksCountry)) return;
  const found = await ask(zoneAt(Number(latitude), Number(longitude))).catch(() => null);
  if (found === null || param(`${prefix}lat`) !== latitude || param(`${prefix}lon`) !== longitude) return;
  setParams(
    {
      ...(lacksZone ? { [`${prefix}tz`]: found.timezone } : {}),
      ...(lacksCountry ? { [`${prefix}pc`]: found.nearest?.country_code } : {}),
    },
    true,
  );
}
