import type { Order, RestaurantInfo } from '../contracts';
import { chatLink } from './chat-link';
import { orderText, type Words } from './order-text';

/** What an address may measure: longer ones are refused on their way. */
const LONGEST_LINK = 6000;
/** Who may not read an order in full reads this instead. */
const MASK = '•••';

type Restaurant = Pick<RestaurantInfo, 'whatsapp' | 'country' | 'order_link'>;

/** The order's number and where it can be seen (SHELL-27). */
const linkText = ({ orderNoText }: Order, { say }: Words, link: string): string =>
  `${say('message.number', { number: orderNoText })}\n${say('message.see', { link })}`;

/**
 * What the customer sends to the restaurant after an order: its text, or with `order_link` its
 * number and `link`, where it can be seen (TRACKING-09, OPEN-092). A text that may not be read in
 * full, or is too long for an address, is the link, too.
 * @returns the text and the address of the chat it is for (TRACKING-11); null for a restaurant
 * without a number
 */
export function orderMessage(
  order: Order,
  { whatsapp, country, order_link }: Restaurant,
  words: Words,
  link: string,
): { text: string; chat: string } | null {
  const whole = order_link ? '' : orderText(order, words);
  const isWhole = whole !== '' && !whole.includes(MASK);
  for (const text of [...(isWhole ? [whole] : []), linkText(order, words, link)]) {
    const chat = chatLink(whatsapp, country, text);
    if (chat === null) return null;
    if (chat.length <= LONGEST_LINK || text !== whole) return { text, chat };
  }
  return null;
}
