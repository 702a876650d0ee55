import { foldedName } from '@storefront/shared-kit/fold-accents';
import type { CartLine } from '../../contracts';

/**
 * The lines of a cart that the server named as out of stock (ERRORS-08); names without a matching
 * line are omitted (OPEN-069).
 */
export function linesOutOfStock(lines: readonly CartLine[], names: readonly string[]): CartLine[] {
  const wanted = new Set(names.map(foldedName));
  return lines.filter(({ name }) => wanted.has(foldedName(name)));
}
