import type { ApiError } from '@storefront/shared-domain/http';

/** Message of a failed form: a key of the catalogues, or the server's own text. */
export type AccountFailure = { readonly key: string } | { readonly text: string };

/** The server's text or error code → key of the text to show. */
export type KnownRefusals = Readonly<Record<string, string>>;

const TOO_MANY = 429;

const own = (table: KnownRefusals, name: string | null): string | undefined =>
  name !== null && Object.hasOwn(table, name) ? table[name] : undefined;

/**
 * Message of a failed request of the account. A rate limit and a lost connection have their own
 * messages; a text listed in `known` is shown in the customer's language; all else is `unexpected`,
 * or the server's text with `quotes`.
 */
export function accountFailure(
  { kind, status, text, code }: Pick<ApiError, 'kind' | 'status' | 'text' | 'code'>,
  known: KnownRefusals,
  quotes = false,
): AccountFailure {
  if (kind !== 'http') return { key: `domain:error.${kind}` };
  if (status === TOO_MANY) return { key: 'error.too-many' };
  const key = own(known, text) ?? own(known, code);
  if (key !== undefined) return { key };
  return quotes && text !== '' && status < 500 ? { text } : { key: 'domain:error.unexpected' };
}
