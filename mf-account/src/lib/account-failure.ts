import type { ApiError } from '@storefront/shared-domain/http';

/** What a refused form says: a text of the catalogues, or the server's own words. */
export type AccountFailure = { readonly key: string } | { readonly text: string };

/** What the server wrote, or how it is called for programs → key of the text to show. */
export type KnownRefusals = Readonly<Record<string, string>>;

const TOO_MANY = 429;

const own = (table: KnownRefusals, name: string | null): string | undefined =>
  name !== null && Object.hasOwn(table, name) ? table[name] : undefined;

/**
 * Reads why a call of the account was not done. A limiter's refusal says to wait; a lost connection
 * says so; a text that `known` holds is shown in the customer's language; everything else is
 * `unexpected`, or the server's words when `quotes`.
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
