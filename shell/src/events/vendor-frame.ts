import { isVendorFrameReady, type VendorEvent } from '@storefront/shared-domain/contracts';
import { randomUuid } from '@storefront/shared-domain/storage';

export type VendorFrameOptions = {
  /** URL of the document, without its fragment. */
  readonly address: string;
  /**
   * Origin of the document; null: it has an opaque origin, and its messages have the origin 'null'.
   */
  readonly ownOrigin: string | null;
  /** Queue of events for the frame; persists over reloads. */
  readonly waiting: { read(): readonly VendorEvent[]; write(events: readonly VendorEvent[]): void };
};

export interface VendorFrame {
  send(event: VendorEvent): void;
  /**
   * On pages with card inputs no third-party script may run: the frame is removed and events are
   * queued.
   */
  allow(isAllowed: boolean): void;
  /** Removes the frame and drops the queue. */
  stop(): void;
}

const MAX_WAITING = 50;

/** The hidden iframe in which the vendors' scripts run. It is created with the first event. */
export function createVendorFrame({
  address,
  ownOrigin,
  waiting,
}: VendorFrameOptions): VendorFrame {
  let open: { readonly element: HTMLIFrameElement; readonly nonce: string } | null = null;
  let isReady = false;
  let isAllowed = true;

  const post = (event: VendorEvent): void => {
    // A document with an opaque origin cannot be a target origin, hence '*'. The events contain no
    // secrets.
    open?.element.contentWindow?.postMessage(
      { type: 'event', nonce: open.nonce, event },
      ownOrigin ?? '*',
    );
  };

  const received = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (
      open === null ||
      source !== open.element.contentWindow ||
      origin !== (ownOrigin ?? 'null') ||
      !isVendorFrameReady(data, open.nonce)
    )
      return;
    isReady = true;
    for (const event of waiting.read()) post(event);
    waiting.write([]);
  };

  function show(): void {
    if (open !== null || !isAllowed) return;
    const nonce = randomUuid();
    const element = document.createElement('iframe');
    element.setAttribute(
      'sandbox',
      ownOrigin === null ? 'allow-scripts' : 'allow-scripts allow-same-origin',
    );
    element.referrerPolicy = 'no-referrer';
    element.hidden = true;
    element.tabIndex = -1;
    element.setAttribute('aria-hidden', 'true');
    element.src = `${address}#${nonce}`;
    open = { element, nonce };
    addEventListener('message', received);
    document.body.append(element);
  }

  function hide(): void {
    removeEventListener('message', received);
    open?.element.remove();
    open = null;
    isReady = false;
  }

  return {
    send(event) {
      if (isReady) return post(event);
      waiting.write([...waiting.read(), event].slice(-MAX_WAITING));
      show();
    },
    allow(allowed) {
      isAllowed = allowed;
      if (!allowed) hide();
      else if (waiting.read().length > 0) show();
    },
    stop() {
      hide();
      waiting.write([]);
    },
  };
}
