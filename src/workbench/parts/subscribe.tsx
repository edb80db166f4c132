import type { Call } from '../api/client.js';
import { text } from '../text/text.js';

/** A list of events that a calendar program can subscribe to, with the request of the view. */
export interface Feed {
  readonly call: Call | null;
  /** The name of the list if a panel has several. */
  readonly name?: string;
}

/** Servers on the way reject longer addresses. */
const LONGEST_ADDRESS = 8000;

/** The address of a request as a feed; null if it is too long. */
export function feedAddress({ path, body }: Call, host: string): string | null {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const text64 = btoa(String.fromCharCode(...bytes));
  const requested = text64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  const address = `webcal://${host}/feeds${path.split('?')[0]}.ics?body=${requested}`;
  return address.length > LONGEST_ADDRESS ? null : address;
}

/** Links that open the calendar program. */
export function Subscribe({ feeds }: { feeds: readonly Feed[] }) {
  const words = text.shell;
  return (
    <>
      {feeds.map(({ call, name = '' }) => {
        const address = call === null ? null : feedAddress(call, location.host);
        return (
          address !== null && (
            <a key={address} class="button" href={address} title={words.subscribeHint}>
              {words.subscribe(name)}
            </a>
          )
        );
      })}
    </>
  );
}
