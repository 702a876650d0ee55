import { httpPorts } from './ports';

/** Where the card's own document is, and the origin that its messages come from and go to. */
export type CardFrameAddress = { readonly url: string; readonly origin: string };

/**
 * Address of a frame with the card's own document: on an origin of its own where the site has one,
 * else with the API. `page` is the address of the page that shows it, `nonce` the frame's own,
 * which all its messages carry.
 */
export function cardFrameAddress(page: string, nonce: string): CardFrameAddress {
  const { baseUrl, cardBase = baseUrl } = httpPorts();
  const url = new URL(`${cardBase}/card-form/#${nonce}`, page);
  return { url: url.href, origin: url.origin };
}
