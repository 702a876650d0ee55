import {
  ADDRESS_TEXTS,
  orderNameOf,
  type CartLine,
  type Order,
  type OrderPayment,
  type OrderUser,
  type PizzaLine,
} from '@storefront/shared-domain/contracts';
import { orderAddressTexts } from '@storefront/shared-domain/rules';

const DOT = '•';
const dots = (text: string): string => DOT.repeat(Math.min(6, text.length));
const showEnd = (text: string, count: number): string =>
  text.length <= count ? dots(text) : dots(text.slice(0, -count)) + text.slice(-count);
const showStart = (text: string, count: number): string =>
  text === '' ? '' : `${[...text].slice(0, count).join('')}${DOT.repeat(3)}`;

function maskEmail(email: string): string {
  const [name = '', domain] = email.split('@');
  return domain === undefined ? dots(email) : `${showStart(name, 1)}@${domain}`;
}

const ADDRESS_MASKS = {
  none: (text: string) => text,
  start: (text: string) => showStart(text, 4),
};
const maskAddress = (user: OrderUser) =>
  orderAddressTexts((field) => {
    const { mask } = ADDRESS_TEXTS[field];
    return (mask ? ADDRESS_MASKS[mask] : dots)(user[orderNameOf(field)]);
  });

const withoutNotes = (line: PizzaLine): PizzaLine => ({
  ...line,
  notes: '',
  selectedFlavors: line.selectedFlavors.map((flavor) => ({ ...flavor, notes: '' })),
});

/**
 * A line without notes: they may contain a name or an address. Empty rather than masked, because
 * ordering again copies the line.
 */
function lineWithoutNotes(line: CartLine): CartLine {
  if (line.type === 'pizza') return withoutNotes(line);
  return line.type === 'combo'
    ? { ...line, notes: '', comboItems: line.comboItems.map(withoutNotes) }
    : { ...line, notes: '' };
}

/**
 * The payment for a view-only client: without the payment page, because a return from it grants
 * acting on the order.
 */
export const viewOnlyPayment = (payment: OrderPayment): OrderPayment => ({
  ...payment,
  link: '',
  isViewOnly: true,
});

/**
 * An order for its own device while its customer is logged out: phone, email, tax id and street are
 * masked, so that only the owner recognizes them.
 */
export const maskOrder = (order: Order): Order => ({
  ...order,
  details: { ...order.details, coordinates: null },
  user: {
    ...order.user,
    id: null,
    phone: showEnd(order.user.phone, 2),
    email: maskEmail(order.user.email),
    cpf: dots(order.user.cpf),
    ...maskAddress(order.user),
    birthday: '',
    one_signal_id: '',
    coordinates: null,
  },
});

/**
 * An order for a client that has only its uuid: the uuid opens the tracking page, but the link may
 * have been shared. Masked, including name and plate; without notes, without the code that hands it
 * over, and without links to act on it.
 */
export function viewOnlyOrder(order: Order): Order {
  const { user, details, payment, ...masked } = maskOrder(order);
  return {
    ...masked,
    pickupCode: '',
    onlinePaymentReference: '',
    details: { ...details, onlinePaymentReference: '' },
    payment: payment ? viewOnlyPayment(payment) : null,
    user: { ...user, name: showStart(user.name, 1), car_plate: dots(user.car_plate) },
    orders: order.orders.map(lineWithoutNotes),
    ratingNote: '',
  };
}
