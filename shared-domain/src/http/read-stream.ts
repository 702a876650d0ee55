import { createParser } from 'eventsource-parser';
import { learnFromResponse, timedFetch } from '../clock';

/** One message of a stream of server-sent events, as sent; `id` null without one. */
export type RawMessage = { readonly id: string | null; readonly data: string };

const CONNECT_DEADLINE_MS = 10_000;
/**
 * The server sends a message or sign of life at least every 20 s; a stream silent for this long is
 * lost.
 */
export const SILENCE_MS = 45_000;

type Options = {
  readonly lastEventId: string | null;
  readonly signal: AbortSignal;
  readonly onOpen: () => void;
  readonly onMessage: (message: RawMessage) => void;
  readonly onLife: () => void;
};

/**
 * Reads one stream of server-sent events until it ends; `lastEventId` resumes after an already
 * received message. `onLife` is called on every sign of life. Rejects when the stream does not open
 * within 10 s, breaks, falls silent, or is aborted by its signal.
 */
export async function readStream(
  url: string,
  { lastEventId, signal, onOpen, onMessage, onLife }: Options,
): Promise<void> {
  const silence = new AbortController();
  const stop = (): void => silence.abort();
  let timer = setTimeout(stop, CONNECT_DEADLINE_MS);
  signal.addEventListener('abort', stop, { once: true });
  try {
    const headers = {
      accept: 'text/event-stream',
      ...(lastEventId === null ? {} : { 'last-event-id': lastEventId }),
    };
    const response = await timedFetch(url, { headers, cache: 'no-store', signal: silence.signal });
    const isStream =
      response.ok && response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (!isStream || response.body === null) {
      await response.body?.cancel();
      throw new Error(`no stream: ${response.status}`);
    }
    learnFromResponse(response);
    onOpen();
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    const parser = createParser({
      onEvent: ({ id = null, data }) => onMessage({ id, data }),
    });
    for (;;) {
      clearTimeout(timer);
      timer = setTimeout(stop, SILENCE_MS);
      onLife();
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
