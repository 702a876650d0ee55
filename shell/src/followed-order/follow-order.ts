import type { PageWork } from '../boot/page-work';

/** What the script reads of the order in the page. */
type Followed = {
  readonly uuid: string;
  readonly status: string;
  readonly details?: { readonly deliveryType?: unknown };
  readonly history?: readonly unknown[];
};

/** The order of the element `page-data`. Throws where it is none. */
function orderOfPage(): Followed {
  const text = document.getElementById('page-data')?.textContent ?? '';
  return JSON.parse(text) as Followed;
}

/**
 * The page has more to do than to wait: it requests a review, or shows where the courier is. Names of
 * `shared-domain/src/rules/order/status-table.ts`.
 */
const isBusy = ({ status, details }: Followed): boolean =>
  status === 'OVER' || (status === 'DISPATCHED' && details?.deliveryType === 'delivery');

/** A line of a stream that belongs to a message; comments are signs of life. */
const MESSAGE = /(?:^|[\r\n])data:/;
/** Characters that may be the beginning of such a line. */
const BEGINNING = -6;

/** Settles with the first message after those that the order has, or when the stream ends. */
async function nextMessage(url: string, place: number, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, {
    cache: 'no-store',
    signal,
    headers: {
      accept: 'text/event-stream',
      ...(place < 0 ? {} : { 'last-event-id': String(place) }),
    },
  });
  if (!response.ok || response.body === null) return;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  for (let text = ''; ; text = text.slice(BEGINNING)) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    if (MESSAGE.test(text)) return;
  }
}

/**
 * Follows the order of the page until it changes, or can be followed no longer: the application then
 * starts and reads it. It costs the main thread nothing meanwhile.
 */
export const followOrder: PageWork = (apiBase, found) => {
  const ended = new AbortController();
  const { signal } = ended;
  const end = (): void => ended.abort();
  const report = (): void => {
    if (signal.aborted) return;
    end();
    found();
  };
  async function follow(): Promise<void> {
    const order = orderOfPage();
    const { uuid, status, history = [] } = order;
    if (isBusy(order)) return;
    if (status === 'CANCELED') return new Promise(() => undefined); // it changes no more
    const channel = `order.${encodeURIComponent(uuid)}`;
    await nextMessage(`${apiBase}/realtime/${channel}`, history.length - 1, signal);
  }
  // an open stream would exclude the page from the back/forward cache
  addEventListener('pagehide', end, { signal });
  // restored from it: what has changed meanwhile is for the application to read
  addEventListener('pageshow', ({ persisted }) => persisted && found());
  follow().then(report, report);
  return end;
};
