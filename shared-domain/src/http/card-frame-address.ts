import { httpPorts } from './ports';

/** URL of the card's own document, and the origin of its messages. */
export type CardFrameAddress = { readonly url: string; readonly origin: string };

/**
 * URL of a frame with the card's own document: on an origin of its own where the site has one, else
 * on the API's. `page` is the URL of the page that shows it, `nonce` the frame's own, which all its
 * messages carry.
 */
export function cardFrameAddress(page: string, nonce: string): CardFrameAddress {
  const { baseUrl, cardBase = baseUrl } = httpPorts();
  const url = new URL(`${cardBase}/card-form/#${nonce}`, page);
  return { url: url.href, origin: url.origin };
}
