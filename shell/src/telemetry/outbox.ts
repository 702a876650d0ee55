import { whenIdle } from '@storefront/shared-kit/when-idle';

export interface OutboxOptions<Event> {
  readonly url: string;
  /**
   * Builds the body of a batch. Called for each batch, because its data may change while the page
   * runs.
   */
  readonly bodyOf: (events: readonly Event[]) => object;
  /** Settles when a batch can be sent; not awaited when the page is left. */
  readonly ready?: () => Promise<void>;
  /** Disables the outbox. */
  readonly isOff?: boolean;
}

export interface Outbox<Event> {
  add(event: Event): void;
  /** Sends the queued events now: the page may be closed. */
  flush(): void;
  /** Drops the queued events. */
  drop(): void;
}

const MAX_IN_BATCH = 50;
const MAX_WAITING = 200;
const GATHER_MS = 2000;
const AGAIN_MS = 5000;
const NOT_FOUND = 404;

/**
 * Queues events and sends them in batches, with one retry after a failure. A 404 disables it until
 * the next load: the endpoint is switched off. Never throws.
 */
export function createOutbox<Event>({
  url,
  bodyOf,
  ready = () => Promise.resolve(),
  isOff = false,
}: OutboxOptions<Event>): Outbox<Event> {
  const waiting: Event[] = [];
  let isPlanned = false;

  async function send(body: string): Promise<boolean> {
    try {
      const { status } = await fetch(url, {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body,
      });
      if (status === NOT_FOUND) {
        isOff = true;
        waiting.splice(0);
      }
      return status < 500; // a 4xx response is final
    } catch {
      return false;
    }
  }

  function flush(): void {
    while (waiting.length > 0) {
      const body = JSON.stringify(bodyOf(waiting.splice(0, MAX_IN_BATCH)));
      void send(body).then((isOver) => {
        if (!isOver) setTimeout(() => void send(body), AGAIN_MS);
      });
    }
  }

  return {
    add(event) {
      if (isOff || waiting.length >= MAX_WAITING) return;
      waiting.push(event);
      if (isPlanned) return;
      isPlanned = true;
      setTimeout(() => {
        whenIdle(
          () => {
            isPlanned = false;
            void ready().then(flush);
          },
          { latestMs: 0, delayMs: 0 },
        );
      }, GATHER_MS);
    },
    flush,
    drop: () => void waiting.splice(0),
  };
}
