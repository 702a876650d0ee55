import * as z from 'zod/mini';
import { httpPorts } from './ports';

const StreamEvent = z.object({ event: z.string(), data: z.unknown() });
export type StreamEvent = { readonly event: string; readonly data: unknown };

export type StreamListener = {
  readonly onEvent: (event: StreamEvent) => void;
  /** The stream runs (again): stop asking for news. */
  readonly onUp?: () => void;
  /** The stream is lost; told once per loss. Ask for news by other calls until `onUp`. */
  readonly onDown?: () => void;
};

const CONNECT_DEADLINE_MS = 10_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

function parse(text: string): StreamEvent | null {
  try {
    const parsed = z.safeParse(StreamEvent, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Listens to a channel of server-sent events, `/realtime/{channel}` (OPEN-019), whose messages are JSON `{event, data}`;
 * anything else on it is ignored. A lost stream is opened again after 1 s, 2 s … 30 s. Returns the way to stop.
 */
export function subscribe(path: `/${string}`, listener: StreamListener): () => void {
  const url = `${httpPorts().baseUrl}${path}`;
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let losses = 0;
  let isDown = false;
  let isStopped = false;

  const lost = () => {
    source?.close();
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(open, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** losses) * (0.5 + Math.random() / 2));
    losses += 1;
    if (isDown) return;
    isDown = true;
    listener.onDown?.();
  };

  function open() {
    const opened = new EventSource(url);
    source = opened;
    timer = setTimeout(lost, CONNECT_DEADLINE_MS);
    opened.onopen = () => {
      clearTimeout(timer);
      losses = 0;
      isDown = false;
      listener.onUp?.();
    };
    opened.onmessage = (message: MessageEvent<string>) => {
      const event = parse(message.data);
      if (event !== null) listener.onEvent(event);
    };
    opened.onerror = lost;
  }

  if (typeof EventSource === 'undefined') listener.onDown?.();
  else open();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    source?.close();
  };
}
