import { searchKey } from './geocoding/search-key';
import { isKindOfStreet, writtenOut } from './geocoding/street-words';

/**
 * Minimum share of common letter pairs of two names: 'Armonia' matches 'Harmonia', 'Aurora' does
 * not match 'Augusta'.
 */
const ALIKE = 0.6;

type Name = { kind: string; distinctive: string[] };

/** A name without its kind of street; a name that consists of kinds alone stays as it is. */
function readName(name: string): Name {
  const words = writtenOut(
    searchKey(name)
      .split(' ')
      .filter((word) => word !== ''),
  );
  const distinctive = words.filter((word) => !isKindOfStreet(word));
  return {
    kind: words.find(isKindOfStreet) ?? '',
    distinctive: distinctive.length > 0 ? distinctive : words,
  };
}

const computePairs = (words: readonly string[]): string[] =>
  words.flatMap((word) =>
    Array.from({ length: word.length + 1 }, (_, at) => ` ${word} `.slice(at, at + 2)),
  );

/**
 * Whether a street found by a geocoder is the typed one, up to a typo, an abbreviation or a
 * left-out 'Rua': a similar sound does not make it the same address.
 */
export function isSameStreet(found: string, typed: string): boolean {
  const [one, other] = [readName(found), readName(typed)];
  if (one.kind !== '' && other.kind !== '' && one.kind !== other.kind) return false;
  const [left, right] = [computePairs(one.distinctive), computePairs(other.distinctive)];
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
