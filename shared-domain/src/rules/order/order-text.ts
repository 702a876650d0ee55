import type { CartLine, Minor, Order } from '../../contracts';
import { lineOptions } from '../cart/line-options';
import { addressLines } from '../delivery/address-texts';
import { deliveryTypeKey } from '../delivery/delivery-types';
import { plainText } from '../format/plain-text';
import { shownTotal } from '../money/shown-total';
import { storedAmounts, storedContext } from '../money/stored-total';
import { totalLines } from '../money/total-lines';

/**
 * Texts and formats of an order's message. `say`: texts of the namespace `domain`; `method`: name
 * of a payment method; `moment`: a time of the restaurant's clocks; `country`: of the restaurant.
 */
export type Words = {
  readonly say: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly money: (amount: Minor) => string;
  readonly method: (id: string) => string;
  readonly moment: (at: string) => string;
  readonly country: string;
};

const join = (parts: readonly string[], between: string): string =>
  parts.filter((part) => part !== '').join(between);

const itemLines = (line: CartLine, { say }: Words): string[] => [
  `${line.qty}× ${line.name}`,
  ...lineOptions(line).map((option) => `  - ${option}`),
  ...(plainText(line.notes) === ''
    ? []
    : [`  ${say('message.notes', { notes: plainText(line.notes) })}`]),
];

/**
 * Customer input must not forge lines: orders of other clients, and older ones, may contain line
 * breaks and direction marks.
 */
const typed = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, text]: [string, unknown]) => [
      name,
      typeof text === 'string' ? plainText(text) : text,
    ]),
  ) as Fields;

function placeLines(order: Order, { say, country }: Words): string[] {
  const [details, user] = [typed(order.details), typed(order.user)];
  const type = details.carTakeout ? 'carTakeout' : details.deliveryType;
  const title = say(deliveryTypeKey(type, false));
  if (type === 'delivery') return [title, ...addressLines(user, country)];
  if (type === 'table') return [details.table === '' ? title : `${title} ${details.table}`];
  const car = join([user.car_model_color, user.car_plate], ' · ');
  return [title, ...(car === '' ? [] : [say('message.car', { car })])];
}

function paymentLines(
  { details, onlinePaymentReference }: Order,
  { say, money, method }: Words,
): string[] {
  if (details.paymentType === '') return [];
  const card = join(
    [
      plainText(details.cardType),
      ['debit', 'credit', 'voucher'].includes(details.cardMethod)
        ? say(`payment.card.${details.cardMethod}`)
        : '',
    ],
    ' ',
  );
  const change = details.needChange
    ? say('message.change', { amount: money(details.changeValue) })
    : '';
  return [
    say('message.payment', { method: join([method(details.paymentType), card, change], ' · ') }),
    ...(onlinePaymentReference.startsWith('https://') ? [onlinePaymentReference] : []),
  ];
}

const amountLines = (order: Order, { say, money, method }: Words): string[] =>
  shownTotal(totalLines(storedAmounts(order.details), storedContext(order)), {
    say,
    money,
    method: method(order.details.paymentType),
  }).map(({ label, value }) => `${label}: ${value}`);

/**
 * An order as a message to the restaurant (DOMAIN-032, OPEN-092): its number, items with options
 * and notes, its delivery type and address, payment, the lines of its total, its time. Paragraphs
 * are separated by an empty line.
 */
export function orderText(order: Order, words: Words): string {
  const { scheduleTo } = order.details;
  const paragraphs = [
    [words.say('message.number', { number: order.orderNoText })],
    order.orders.flatMap((line) => itemLines(line, words)),
    placeLines(order, words),
    paymentLines(order, words),
    amountLines(order, words),
    scheduleTo ? [words.say('message.scheduled', { moment: words.moment(scheduleTo) })] : [],
  ];
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
