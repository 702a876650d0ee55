import { isVendorFrameReady, type VendorEvent } from '@storefront/shared-domain/contracts';
import { randomUuid } from '@storefront/shared-domain/storage';

export type VendorFrameOptions = {
  /** Address of the document, without its fragment. */
  readonly address: string;
  /** Origin of its own; null: the document has none, and its messages come from 'null'. */
  readonly ownOrigin: string | null;
  /** What waits for the frame, over reloads. */
  readonly waiting: { read(): readonly VendorEvent[]; write(events: readonly VendorEvent[]): void };
};

export interface VendorFrame {
  tell(event: VendorEvent): void;
  /**
   * Where cards are typed nobody else's script runs: the frame goes, and what happens waits for it.
   */
  allow(isAllowed: boolean): void;
  /** The frame goes, and what waits is forgotten. */
  stop(): void;
}

const MOST_WAITING = 50;

/**
 * The document in which the vendors' scripts run, hidden in the page; it is opened when there is
 * something to tell.
 */
export function createVendorFrame({
  address,
  ownOrigin,
  waiting,
}: VendorFrameOptions): VendorFrame {
  let open: { readonly element: HTMLIFrameElement; readonly nonce: string } | null = null;
  let isReady = false;
  let isAllowed = true;

  const post = (event: VendorEvent): void => {
    // A document without an origin can be named by no address; what is told has nothing that others
    // may not know.
    open?.element.contentWindow?.postMessage(
      { type: 'event', nonce: open.nonce, event },
      ownOrigin ?? '*',
    );
  };

  const heard = ({ source, origin, data }: MessageEvent<unknown>): void => {
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
    window.addEventListener('message', heard);
    document.body.append(element);
  }

  function hide(): void {
    window.removeEventListener('message', heard);
    open?.element.remove();
    open = null;
    isReady = false;
  }

  return {
    tell(event) {
      if (isReady) return post(event);
      waiting.write([...waiting.read(), event].slice(-MOST_WAITING));
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
