import type { Order, OrderPayment } from '../contracts';

/**
 * What is left of an order that is paid online: nothing, to go to the provider's page, to open its
 * app, or to pay a pix code.
 */
export type PaymentStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'pix' }
  | { readonly kind: 'redirect' | 'app'; readonly link: string };

const LOCAL: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The address of a payment page as the API named it, made absolute; null for one that must not be
 * followed: no web address at all, or an unencrypted one of another host than the page's own
 * (`origin`).
 */
export function paymentLink(link: string, origin: string): string | null {
  if (link === '' || !URL.canParse(link, origin)) return null;
  const { protocol, host, hostname, href, username, password } = new URL(link, origin);
  if (username !== '' || password !== '') return null;
  if (protocol === 'https:') return href;
  return protocol === 'http:' && (host === new URL(origin).host || LOCAL.has(hostname))
    ? href
    : null;
}

/**
 * The next step of an order (CONFLICTS-03, TRACKING-12, TRACKING-13). A page nobody can go to is no
 * step.
 */
export function paymentStep(
  { payment, onlinePaymentReference }: Pick<Order, 'payment' | 'onlinePaymentReference'>,
  origin: string,
): PaymentStep {
  if (!payment || payment.status !== 'pending' || payment.kind === 'card') return { kind: 'none' };
  if (payment.kind === 'pix') return { kind: 'pix' };
  const link = paymentLink(payment.link || onlinePaymentReference, origin);
  return link === null ? { kind: 'none' } : { kind: payment.kind, link };
}

/**
 * Whether the order of such a payment is over without having been paid: its lines may come back.
 */
export const isPaymentOver = ({ status }: Pick<OrderPayment, 'status'>): boolean =>
  status === 'expired' || status === 'canceled';
