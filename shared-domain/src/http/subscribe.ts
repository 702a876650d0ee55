import * as z from 'zod/mini';
import { deviceNow } from '../clock';
import { httpPorts } from './ports';
import { type RawMessage, readStream, SILENCE_MS } from './read-stream';

/** Listeners for the page around a stream. */
type Presence = {
  /** The page is away: it was left, or has been hidden for a minute (also from the start). */
  readonly onAway: () => void;
  /** The page is visible again. */
  readonly onBack: () => void;
  /** Network listeners; not called while the page is away. */
  readonly onOffline: () => void;
  readonly onOnline: () => void;
};

const HIDDEN_MS = 60_000;

/**
 * Watches the page's visibility and the device's network. Returns the function that stops it. Does
 * nothing without a document.
 */
function watchPresence({ onAway, onBack, onOffline, onOnline }: Presence): () => void {
  if (typeof document === 'undefined') return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAway = false;
  const away = (): void => {
    clearTimeout(timer);
    isAway = true;
    onAway();
  };
  const putAwaySoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(away, HIDDEN_MS);
  };
  const seen = (): void => {
    if (document.visibilityState !== 'visible') return putAwaySoon();
    clearTimeout(timer);
    isAway = false;
    onBack();
  };
  const unlessAway = (send: () => void) => (): void => {
    if (!isAway) send();
  };
  const onPage = {
    pagehide: away,
    pageshow: seen,
    offline: unlessAway(onOffline),
    online: unlessAway(onOnline),
  };
  if (document.visibilityState === 'hidden') putAwaySoon();
  document.addEventListener('visibilitychange', seen);
  for (const [name, received] of Object.entries(onPage)) addEventListener(name, received);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
    for (const [name, received] of Object.entries(onPage)) removeEventListener(name, received);
  };
}

const StreamEvent = z.object({ event: z.string(), data: z.unknown() });
export type StreamEvent = { readonly event: string; readonly data: unknown };

export type StreamListener = {
  readonly onEvent: (event: StreamEvent) => void;
  /** The stream is open (again): stop fetching updates by other calls. */
  readonly onUp?: () => void;
  /** The stream is lost; called once per loss. Fetch updates by other calls until `onUp`. */
  readonly onDown?: () => void;
};

/** `lastEventId`: the last message already received; the server sends the later ones. */
export type SubscribeOptions = { readonly lastEventId?: string | undefined };

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

function parse({ data }: RawMessage): StreamEvent | null {
  try {
    const parsed = z.safeParse(StreamEvent, JSON.parse(data));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Subscribes to a channel of server-sent events, `/realtime/{channel}` (OPEN-019); its messages are
 * JSON `{event, data}`, others are ignored. A lost stream is reopened after 1 s, 2 s … 30 s, each
 * up to half shorter at random, and at once when the network is back; it resumes after the last
 * message received. A silent stream counts as lost; the stream is closed while the page is away.
 * Returns the function that unsubscribes.
 */
export function subscribe(
  path: `/${string}`,
  listener: StreamListener,
  { lastEventId }: SubscribeOptions = {},
): () => void {
  const url = `${httpPorts().baseUrl}${path}`;
  let current: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastId = lastEventId ?? null;
  let livedAt = 0;
  let losses = 0;
  let isDown = false;

  const leave = (): void => {
    clearTimeout(timer);
    current?.abort();
    current = null;
  };
  const lost = (): void => {
    leave();
    timer = setTimeout(
      open,
      Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** losses) * (0.5 + Math.random() / 2),
    );
    losses += 1;
    if (isDown) return;
    isDown = true;
    listener.onDown?.();
  };

  function open(): void {
    leave();
    const own = new AbortController();
    current = own;
    livedAt = deviceNow();
    const isOwn = (): boolean => current === own;
    const read = readStream(url, {
      lastEventId: lastId,
      signal: own.signal,
      onOpen: () => {
        if (!isOwn()) return;
        [losses, isDown] = [0, false];
        listener.onUp?.();
      },
      onLife: () => void (livedAt = deviceNow()),
      onMessage: (message) => {
        if (!isOwn()) return;
        if (message.id !== null) lastId = message.id;
        const event = parse(message);
        if (event !== null) listener.onEvent(event);
      },
    });
    const ended = (): void => {
      if (isOwn()) lost();
    };
    read.then(ended, ended);
  }

  const again = (): void => {
    losses = 0;
    open();
  };
  const unwatch = watchPresence({
    onAway: leave,
    onBack: () => {
      // after sleep, a device gets no event for the lost stream
      if (current === null || deviceNow() - livedAt > SILENCE_MS) again();
    },
    onOffline: lost,
    onOnline: again,
  });
  open();
  return () => {
    unwatch();
    leave();
  };
}
