import type { Order, OrderPayment } from '../../contracts';

/**
 * Remaining step of an order paid online: none, open the provider's page, open its app, or pay a
 * pix code.
 */
export type PaymentStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'pix' }
  | { readonly kind: 'redirect' | 'app'; readonly link: string };

const LOCAL: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Null for a text that is no URL. Older WebViews have no `URL.canParse`. */
function parsed(link: string, origin: string): URL | null {
  try {
    return new URL(link, origin);
  } catch {
    return null;
  }
}

/**
 * The absolute URL of a payment page from the API's link; null for an unsafe one: no web URL, one
 * with credentials, or an unencrypted one of a host other than the page's own (`origin`).
 */
export function paymentLink(link: string, origin: string): string | null {
  const url = link === '' ? null : parsed(link, origin);
  if (url === null) return null;
  const { protocol, host, hostname, href, username, password } = url;
  if (username !== '' || password !== '') return null;
  if (protocol === 'https:') return href;
  return protocol === 'http:' && (host === new URL(origin).host || LOCAL.has(hostname))
    ? href
    : null;
}

/**
 * The next step of an order (CONFLICTS-03, TRACKING-12, TRACKING-13). An unusable link is no step.
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

/** Whether an order with this payment ended unpaid: its lines may return to the cart. */
export const isPaymentOver = ({ status }: Pick<OrderPayment, 'status'>): boolean =>
  status === 'expired' || status === 'canceled';
