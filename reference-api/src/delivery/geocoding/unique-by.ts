/** The first of each key, in their order. */
export function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const [key, before] = [keyOf(item), seen.size];
    return seen.add(key).size > before;
  });
}
