import {
  readFromCardFrame,
  type FromCardFrame,
  type ToCardFrame,
} from '@storefront/shared-domain/contracts';
import type { CardFrameAddress } from '@storefront/shared-domain/http';

/** A message without the frame's nonce, which is added on its way. */
export type Said<Message> = Message extends unknown ? Omit<Message, 'nonce'> : never;

type Frame = {
  readonly element: HTMLIFrameElement;
  readonly address: CardFrameAddress;
  readonly nonce: string;
};

/** Says something to the card's document; to nobody else, should the frame have gone elsewhere. */
export function tellFrame({ element, address, nonce }: Frame, message: Said<ToCardFrame>): void {
  element.contentWindow?.postMessage({ ...message, nonce }, address.origin);
}

/**
 * Hears what the card's document says: this frame's window, its origin and its nonce, or it is not
 * heard. Returns how to stop.
 */
export function hearFrame(
  { element, address, nonce }: Frame,
  listener: (message: FromCardFrame) => void,
): () => void {
  const hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source === null || source !== element.contentWindow || origin !== address.origin) return;
    const message = readFromCardFrame(data, nonce);
    if (message !== null) listener(message);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
