import {
  readToCardFrame,
  type FromCardFrame,
  type ToCardFrame,
} from '@storefront/shared-domain/contracts';

type WithoutNonce<Message> = Message extends unknown ? Omit<Message, 'nonce'> : never;

/** A message of this document; the nonce is added to each. */
export type Said = WithoutNonce<FromCardFrame>;

/**
 * Listens to the page around this document and sends only to it. Messages are accepted only from
 * the parent window, only with this frame's nonce, and after its `start` only from the origin that
 * sent it; messages are sent to that origin only. The document's policy (`frame-ancestors`)
 * restricts the possible parents.
 */
export function connect(
  view: Window,
  received: (message: ToCardFrame) => void,
): (said: Said) => void {
  const nonce = view.location.hash.slice(1);
  let origin: string | null = null;

  view.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (
      view.parent === view ||
      event.source !== view.parent ||
      event.origin === 'null' ||
      (origin !== null && event.origin !== origin)
    )
      return;
    const message = readToCardFrame(event.data, nonce);
    if (message === null || (origin === null) !== (message.type === 'start')) return;
    origin = event.origin;
    received(message);
  });

  return (said) => {
    if (origin !== null) view.parent.postMessage({ ...said, nonce }, origin);
  };
}
