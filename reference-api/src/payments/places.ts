import type { FastifyRequest } from 'fastify';
import type { OnlinePayments } from './online-payments';

/** Public addresses that links of a payment are made from, without a slash at the end. */
export type Places = { readonly storefront: string; readonly api: string };

/**
 * Where storefront and API answer: as configured, else at the host this request came to. Nothing of
 * a query or a body is ever part of a link.
 */
export function placesOf(
  request: FastifyRequest,
  { storefrontUrl, apiUrl, apiPath }: Pick<OnlinePayments, 'storefrontUrl' | 'apiUrl' | 'apiPath'>,
): Places {
  const storefront = storefrontUrl ?? `${request.protocol}://${request.host}`;
  return { storefront, api: apiUrl ?? `${storefront}${apiPath}` };
}

/** Where the storefront of one restaurant answers; `storefront` is where all of them do. */
export const storefrontOf = (storefront: string, restaurantUrl: string): string =>
  `${storefront}/app/${encodeURIComponent(restaurantUrl)}`;
