import createFetchClient from 'openapi-fetch';
import type { Client, ClientOptions } from 'openapi-fetch';
import type { components, paths } from './openapi.js';

/** Shapes of requests and answers by the titles that the service's document gives them. */
export type Schemas = components['schemas'];
export type { paths as Paths };

/** `GET` and `POST` by path; each call gives `data`, or `error` (the service's envelope), and the `response` itself. */
export type CelestialClient = Client<paths>;

/**
 * A typed client of a running service, for Node and browsers. `baseUrl` is where it is served; `options` are those of `fetch` and of
 * openapi-fetch (`headers`, `fetch`, ...).
 */
export const createClient = (baseUrl: string, options: Omit<ClientOptions, 'baseUrl'> = {}): CelestialClient =>
  createFetchClient<paths>({ ...options, baseUrl: baseUrl.replace(/\/+$/, '') });
