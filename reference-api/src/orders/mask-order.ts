import type { Order } from '@storefront/shared-domain/contracts';

const DOT = '•';
const dots = (text: string): string => DOT.repeat(Math.min(6, text.length));
const keepEnd = (text: string, count: number): string => (text.length <= count ? dots(text) : dots(text.slice(0, -count)) + text.slice(-count));
const keepStart = (text: string, count: number): string => (text === '' ? '' : `${[...text].slice(0, count).join('')}${DOT.repeat(3)}`);

function maskEmail(email: string): string {
  const [name = '', domain] = email.split('@');
  return domain === undefined ? dots(email) : `${keepStart(name, 1)}@${domain}`;
}

/**
 * An order for somebody who knows its uuid and no more: the uuid opens the tracking page, but it may have been passed on.
 * Of phone, e-mail, tax id and street only enough is left for its owner to recognise it.
 */
export const maskOrder = (order: Order): Order => ({
  ...order,
  details: { ...order.details, coordinates: null },
  user: {
    ...order.user,
    id: null, phone: keepEnd(order.user.phone, 2), email: maskEmail(order.user.email), cpf: dots(order.user.cpf), address: keepStart(order.user.address, 4),
    number: dots(order.user.number), complemento: dots(order.user.complemento), address_ref: dots(order.user.address_ref), CEP: dots(order.user.CEP),
    birthday: '', one_signal_id: '', coordinates: null,
  },
});
