import type { CartLine } from '../../contracts';

/** A name as it is compared with the server's. */
export const plainName = (name: string): string => name.normalize('NFC').trim().toLocaleLowerCase();

/**
 * The lines of a cart that the server named as out of stock (ERRORS-08); names without a matching
 * line are omitted (OPEN-069).
 */
export function linesOutOfStock(lines: readonly CartLine[], names: readonly string[]): CartLine[] {
  const wanted = new Set(names.map(plainName));
  return lines.filter(({ name }) => wanted.has(plainName(name)));
}
