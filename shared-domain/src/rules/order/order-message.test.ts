import { trackingLink } from '../../paths';
import { aGeneralLine, anOrder } from '../../testing';
import { orderMessage } from './order-message';
import { orderText } from './order-text';
import { english, portuguese, spanish } from './order-words.test-kit';

const restaurant = { whatsapp: '(11) 98765-4321', country: 'BR', order_link: false };
const order = anOrder();
const link = trackingLink('https://store.example', 'bella-napoli', order.uuid);
const textOf = (chat: string | undefined): string | null =>
  new URL(chat ?? '').searchParams.get('text');

test("[TRACKING-09] [TRACKING-11] the order in words goes to the restaurant's number", () => {
  const message = orderMessage(order, restaurant, portuguese, link);
  expect(message?.text).toBe(orderText(order, portuguese));
  expect(message?.chat).toMatch(/^https:\/\/wa\.me\/5511987654321\?text=/);
  expect(textOf(message?.chat)).toBe(message?.text);
});

test.each([
  { words: portuguese, text: `Pedido #501\nVeja o pedido: ${link}` },
  { words: english, text: `Order #501\nSee the order: ${link}` },
  { words: spanish, text: `Pedido #501\nVer el pedido: ${link}` },
])(
  '[TRACKING-09] [SHELL-27] with order_link it is the number and the link: $text',
  ({ words, text }) => {
    expect(orderMessage(order, { ...restaurant, order_link: true }, words, link)).toMatchObject({
      text,
    });
    expect(link).toBe(`https://store.example/app/bella-napoli/track?token=${order.uuid}`);
  },
);

test('an incomplete text, or one too long for an address, is the link, too', () => {
  const masked = { ...order, user: { ...order.user, address: 'Rua •••' } };
  const long = {
    ...order,
    orders: Array.from({ length: 200 }, (_, at) =>
      aGeneralLine({ lineId: `l${at}`, notes: 'ã'.repeat(100) }),
    ),
  };
  for (const each of [masked, long]) {
    const message = orderMessage(each, restaurant, portuguese, link);
    expect(message?.text).toBe(`Pedido #501\nVeja o pedido: ${link}`);
    expect(message?.chat.length).toBeLessThan(6000);
  }
});

test('[OPEN-092] a URL of 6000 characters is sent whole, a longer one is not', () => {
  const withNote = (length: number) => ({
    ...order,
    orders: [aGeneralLine({ notes: 'a'.repeat(length) })],
  });
  const lengthOf = (note: number) =>
    orderMessage(withNote(note), restaurant, portuguese, link)?.chat.length ?? 0;
  const longest = 6000 - lengthOf(1) + 1;
  expect(lengthOf(longest)).toBe(6000);
  expect(lengthOf(longest + 1)).toBeLessThan(1000);
});

test('[SHELL-27] the link itself is sent whatever its length', () => {
  const long = `${link}${'a'.repeat(6000)}`;
  const text = `Pedido #501\nVeja o pedido: ${long}`;
  for (const order_link of [true, false]) {
    const masked = { ...order, user: { ...order.user, address: 'Rua •••' } };
    const message = orderMessage(masked, { ...restaurant, order_link }, portuguese, long);
    expect(message?.text).toBe(text);
    expect(textOf(message?.chat)).toBe(text);
  }
});

test.each(['', '12', 'call us'])(
  '[TRACKING-11] a restaurant whose number is %j gets no message',
  (whatsapp) =>
    expect(orderMessage(order, { ...restaurant, whatsapp }, portuguese, link)).toBeNull(),
);
