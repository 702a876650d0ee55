import { searchKey } from '../db/search-key';

/** Share of the pairs of letters two names must have in common: 'Kent Ave' is 'Kent Avenue', 'Rua Aurora' is not 'Rua Augusta'. */
const ALIKE = 0.6;

function pairsOf(text: string): string[] {
  return searchKey(text).split(' ').flatMap((word) => Array.from({ length: word.length + 1 }, (_, at) => ` ${word} `.slice(at, at + 2)));
}

/** Whether a street a geocoder found is the one that was typed, up to a typo or an abbreviation: an address is not somewhere because something sounds like it. */
export function isSameStreet(found: string, typed: string): boolean {
  const [left, right] = [pairsOf(found), pairsOf(typed)];
  if (left.length === 0 || right.length === 0) return false;
  const spare = new Map<string, number>();
  for (const pair of right) spare.set(pair, (spare.get(pair) ?? 0) + 1);
  const common = left.filter((pair) => {
    const count = spare.get(pair) ?? 0;
    spare.set(pair, count - 1);
    return count > 0;
  });
  return (2 * common.length) / (left.length + right.length) >= ALIKE;
}
