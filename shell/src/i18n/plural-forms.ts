import type { Catalogue } from '@storefront/shared-domain/remote';

/**
 * Portuguese and Spanish have a plural form for whole millions (`many`: 1 000 000, 2 000 000),
 * English has not. A catalogue without that form uses `other` for it: otherwise a customer with a
 * million points would see a key.
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
