import { foldAccents } from '@storefront/shared-kit/fold-accents';
import type { PlainItem, PlainSection } from './plain-menu';

const MAX_CHARACTERS = 100;
const MAX_WORDS = 10;
/** Dishes of a result page; its size is bounded for a search that matches everything. */
const MAX_FOUND = 200;

/** Text of a search in a URL's query: one line without control characters, of limited length. */
export const searchText = (search: string): string =>
  (new URLSearchParams(search).get('q') ?? '')
    .slice(0, MAX_CHARACTERS)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();

const searched = new WeakMap<PlainItem, string>();

function findWords(item: PlainItem): string {
  const known = searched.get(item);
  if (known !== undefined) return known;
  const words = ` ${foldAccents(`${item.name} ${item.description} ${item.flavors}`).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
  searched.set(item, words);
  return words;
}

interface Found {
  readonly count: number;
  /** The first dishes found, each once although it may be in several sections. */
  readonly items: readonly PlainItem[];
}

/**
 * Dishes with words that begin with all words of a query; those found by their name come first.
 * Words of one character are ignored (MENU-15).
 */
export function findItems(sections: readonly PlainSection[], query: string): Found {
  const words = foldAccents(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => [...word].length > 1)
    .slice(0, MAX_WORDS);
  if (words.length === 0) return { count: 0, items: [] };
  const [byName, others]: [PlainItem[], PlainItem[]] = [[], []];
  const seen = new Set<string>();
  for (const { items } of sections)
    for (const item of items) {
      if (!words.every((word) => findWords(item).includes(` ${word}`))) continue;
      const key = `${item.name}\n${item.description}\n${item.price}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const name = ` ${foldAccents(item.name)}`;
      (words.some((word) => name.includes(` ${word}`)) ? byName : others).push(item);
    }
  return { count: seen.size, items: [...byName, ...others].slice(0, MAX_FOUND) };
}
