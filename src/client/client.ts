import createFetchClient from 'openapi-fetch';
import type { Client, ClientOptions } from 'openapi-fetch';
import type { components, paths } from './openapi.js';

/** Shapes of requests and answers by the titles that the service's document gives them. */
export type Schemas = components['schemas'];
export type { paths as Paths };

/** `GET` and `POST` by path; each call gives `data`, or `error` (the service's envelope), and the `response` itself. */
export type CelestialClient = Client<paths>;

export interface CelestialOptions extends Omit<ClientOptions, 'baseUrl'> {
  /** `plain`: answers write conventional names (Lahiri) in place of the neutral tokens of the contract (authI), which the types name. */
  readonly names?: 'tokens' | 'plain';
}

/**
 * A typed client of a running service, for Node and browsers. `baseUrl` is where it is served; the other options are those of `fetch` and
 * of openapi-fetch (`headers`, `fetch`, ...).
 */
export function createClient(
  baseUrl: string,
  { names = 'tokens', ...options }: CelestialOptions = {},
): CelestialClient {
  const client = createFetchClient<paths>({ ...options, baseUrl: baseUrl.replace(/\/+$/, '') });
  if (names === 'plain')
    client.use({
      onRequest: ({ request }) => {
        const url = new URL(request.url);
        url.searchParams.set('names', names);
        return new Request(url, request);
      },
    });
  return client;
}
