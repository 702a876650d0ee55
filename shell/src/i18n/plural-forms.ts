import type { Catalogue } from '@storefront/shared-domain/remote';

/**
 * Portuguese and Spanish count whole millions apart (`many`: 1 000 000, 2 000 000), English does
 * not. A catalogue says them as every other number, unless it has a form of its own: without this a
 * customer with a million points would read a key.
 */
export function withMillions(texts: Catalogue): Catalogue {
  const entries = Object.entries(texts).flatMap(([key, text]): [string, string | Catalogue][] => {
    if (typeof text !== 'string') return [[key, withMillions(text)]];
    const many = key.endsWith('_other') ? `${key.slice(0, -'other'.length)}many` : null;
    return many === null || many in texts
      ? [[key, text]]
      : [
          [key, text],
          [many, text],
        ];
  });
  return Object.fromEntries(entries);
}
