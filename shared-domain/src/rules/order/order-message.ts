import type { Order, RestaurantInfo } from '../../contracts';
import { orderText, type Words } from './order-text';

/** Maximum length of a URL in characters: servers on the way refuse longer ones. */
const MAX_LINK_LENGTH = 6000;
/** Replaces the fields of an order for readers without permission to see it in full. */
const MASK = '•••';

type Restaurant = Pick<RestaurantInfo, 'order_link'>;
/** The URL of the restaurant's chat with a text to send; null without a number. */
type ChatOf = (text: string) => string | null;

/** The order's number and tracking link (SHELL-27). */
const linkText = ({ orderNoText }: Order, { say }: Words, link: string): string =>
  `${say('message.number', { number: orderNoText })}\n${say('message.see', { link })}`;

/**
 * Message from the customer to the restaurant after an order: its text, or with `order_link` its
 * number and its tracking `link` (TRACKING-09, OPEN-092). A text with masked fields, or one too
 * long for a URL, is replaced by the link, too.
 * @returns the text and the URL of its chat (TRACKING-11); null for a restaurant without a number
 */
export function orderMessage(
  order: Order,
  { order_link }: Restaurant,
  words: Words,
  link: string,
  chatOf: ChatOf,
): { text: string; chat: string } | null {
  const whole = order_link ? '' : orderText(order, words);
  const isWhole = whole !== '' && !whole.includes(MASK);
  for (const text of [...(isWhole ? [whole] : []), linkText(order, words, link)]) {
    const chat = chatOf(text);
    if (chat === null) return null;
    if (chat.length <= MAX_LINK_LENGTH || text !== whole) return { text, chat };
  }
  return null;
}
