import {
  readFromCardFrame,
  type FromCardFrame,
  type ToCardFrame,
} from '@storefront/shared-domain/contracts';
import type { CardFrameAddress } from '@storefront/shared-domain/http';

/** A message without the frame's nonce, which is added when it is sent. */
export type Said<Message> = Message extends unknown ? Omit<Message, 'nonce'> : never;

type Frame = {
  readonly element: HTMLIFrameElement;
  readonly address: CardFrameAddress;
  readonly nonce: string;
};

/**
 * Sends a message to the card's document. The target origin prevents delivery to another document
 * if the frame has navigated.
 */
export function sendToFrame({ element, address, nonce }: Frame, message: Said<ToCardFrame>): void {
  element.contentWindow?.postMessage({ ...message, nonce }, address.origin);
}

/**
 * Listens to messages of the card's document and ignores all that differ in window, origin or
 * nonce. Returns the unsubscribe function.
 */
export function receiveFromFrame(
  { element, address, nonce }: Frame,
  listener: (message: FromCardFrame) => void,
): () => void {
  const receive = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source === null || source !== element.contentWindow || origin !== address.origin) return;
    const message = readFromCardFrame(data, nonce);
    if (message !== null) listener(message);
  };
  window.addEventListener('message', receive);
  return () => window.removeEventListener('message', receive);
}
