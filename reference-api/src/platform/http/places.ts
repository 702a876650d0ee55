import type { FastifyRequest } from 'fastify';

/** Configured URLs; null: those of the request, the API's below `apiPath`. */
export type PublicUrls = {
  readonly storefrontUrl: string | null;
  readonly apiUrl: string | null;
  readonly apiPath: string;
};

/** Public URLs for links of a payment, without a slash at the end. */
export type Places = { readonly storefront: string; readonly api: string };

/**
 * URLs of storefront and API: as configured, else the host of this request. Nothing of a query or a
 * body is ever part of a link.
 */
export function placesOf(
  request: FastifyRequest,
  { storefrontUrl, apiUrl, apiPath }: PublicUrls,
): Places {
  const storefront = storefrontUrl ?? `${request.protocol}://${request.host}`;
  return { storefront, api: apiUrl ?? `${storefront}${apiPath}` };
}

/** URL of the storefront of one restaurant; `storefront` is the URL of all of them. */
export const toStorefrontUrl = (storefront: string, restaurantUrl: string): string =>
  `${storefront}/app/${encodeURIComponent(restaurantUrl)}`;
