import { Type } from '@sinclair/typebox';
import { tool } from '../tool.js';
import type { Tool } from '../tool.js';
import { rows } from '../words.js';

const places = tool({
  name: 'places',
  title: 'Cities by name, with time zone',
  description:
    'Finds cities by name in an embedded list, with coordinates and IANA time zone; with a local date and time also the UTC offset then in force (history of the zone, local mean time before it).',
  input: Type.Object(
    {
      name: Type.String({ minLength: 1, maxLength: 200, description: 'the name or its beginning' }),
      local_datetime: Type.Optional(
        Type.String({ minLength: 10, maxLength: 32, description: 'civil time without offset, e.g. 1950-07-01T12:00' }),
      ),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 25, default: 5 })),
    },
    { additionalProperties: false },
  ),
  run: async (client, { name, local_datetime: local, limit = 5 }, signal) => {
    const query = { query: name, limit: String(limit) };
    const answer = await client.ask('locations_search_route_v1_locations_search_get', { query }, signal);
    const clocks = new Map<string, string>();
    for (const zone of new Set(local ? answer.matches.map(({ timezone }) => timezone) : [])) {
      const body = { timezone: zone, local_datetime: local };
      const { civil_time } = await client.ask(
        'locations_timezone_validate_route_v1_locations_timezone_validate_post',
        { body },
        signal,
      );
      if (!civil_time) continue;
      const found = civil_time.candidates.map(({ datetime, basis }) => `${datetime} (${basis})`).join(' or ');
      clocks.set(zone, civil_time.kind === 'gap' ? `skipped by the clocks: ${found}` : found);
    }
    return {
      lines: rows(
        ['place', 'latitude', 'longitude', 'zone', 'population', ...(local ? ['civil time'] : [])],
        answer.matches.map((m) => [
          [...new Set([m.name, m.region, m.country].filter(Boolean))].join(', '),
          m.latitude,
          m.longitude,
          m.timezone,
          m.population,
          ...(local ? [clocks.get(m.timezone) ?? null] : []),
        ]),
      ),
      answers: [{ name: 'places', title: `Places called ${name}`, value: answer }],
    };
  },
});

export const placeTools: readonly Tool[] = [places];
