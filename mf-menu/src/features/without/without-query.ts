import type { Allergen } from '@storefront/shared-domain/contracts';
import { ALLERGENS } from '@storefront/shared-domain/menu-rules';

/** Parameter of the menu's URL: allergens that the shown dishes must not have, with commas between. */
const WITHOUT = 'without';

/** The allergens of a URL; names that are none are ignored. */
export function parseWithout(query: URLSearchParams): readonly Allergen[] {
  const names = (query.get(WITHOUT) ?? '').split(',');
  return ALLERGENS.filter((allergen) => names.includes(allergen));
}

/** The query with these allergens, as `?…`; '' when nothing is left. */
export function queryWithout(query: URLSearchParams, allergens: readonly Allergen[]): string {
  const rest = new URLSearchParams(query);
  rest.delete(WITHOUT);
  // not encoded: the names are letters, and a comma is allowed in a query
  const own = allergens.length === 0 ? '' : `${WITHOUT}=${allergens.join(',')}`;
  const text = [rest.toString(), own].filter(Boolean).join('&');
  return text === '' ? '' : `?${text}`;
}
