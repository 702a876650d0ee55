/** Words before the street of a crossing. */
const CROSSINGS = new Set(['casi', 'c/', 'e/', 'esq', 'esq.', 'esquina']);

/**
 * The street of an address that is named by its crossing, as maps have it: 'España casi Brasilia' in
 * Paraguay, 'Uruguay esq. Río Branco', 'San Martín entre Salta y Jujuy'. 'Entre Ríos' alone is a name.
 */
export function mainStreet(street: string): string {
  const words = street.normalize('NFKC').trim().split(/\s+/);
  const small = words.map((word) => word.toLowerCase());
  const isCrossing = (word: string, at: number): boolean =>
    CROSSINGS.has(word) || (word === 'entre' && small.includes('y', at));
  const end = small.findIndex(
    (word, at) => at > 0 && at < words.length - 1 && isCrossing(word, at),
  );
  return end < 0 ? street : words.slice(0, end).join(' ').replace(/,$/, '');
}
