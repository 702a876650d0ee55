import type { Menu } from '@storefront/shared-domain/contracts';
import type { MenuSection } from '@storefront/shared-domain/menu-rules';
import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import type { Hit, HitFlavor } from '../../menu/hit';
import { searchEntries, type SearchEntry } from './search-entry';
import { indexedWords, queryWords } from './word-forms';
import { foldedWord, foldedWords } from './words';
import { classifyMatch, ranked } from './rank';

/** A flavor and the words of the query that it is found by. */
type Candidate = {
  flavor: HitFlavor;
  covered: readonly string[];
  /** Number of these that its name contains as they are, then whether the first one begins it. */
  exact: number;
  isFirst: boolean;
  share: number;
};

function createCandidate(
  flavor: HitFlavor,
  found: ReadonlyMap<string, readonly string[]>,
): Candidate {
  const own = foldedWords(flavor.name);
  const words = own.map(indexedWords);
  const covers = (matches: readonly string[]): boolean =>
    words.some((forms) => forms.some((form) => matches.includes(form)));
  const covered = [...found].filter(([, matches]) => covers(matches)).map(([word]) => word);
  return {
    flavor,
    covered,
    exact: covered.filter((word) => own.includes(word)).length,
    isFirst: covered.some((word) => own[0]?.startsWith(word)),
    share: covered.length / Math.max(1, own.length),
  };
}

/**
 * The flavors of a pizza that a query means: for each word the flavor that contains most words of the
 * query, of these the one that is spelled like it, begins with it, and has the fewest other words. At
 * most as many as the pizza admits, in the order of the query. `found` has the matched words of the
 * menu by the word of the query.
 */
function matchedFlavors(
  { flavors, maxFlavors }: SearchEntry,
  found: ReadonlyMap<string, readonly string[]>,
): HitFlavor[] {
  const chosen: { flavor: HitFlavor; at: number }[] = [];
  const order = [...found.keys()];
  const open = new Map(found);
  while (open.size > 0 && chosen.length < maxFlavors) {
    const [best] = flavors
      .map((flavor) => createCandidate(flavor, open))
      .filter(({ covered }) => covered.length > 0)
      .sort(
        (a, b) =>
          b.covered.length - a.covered.length ||
          b.exact - a.exact ||
          Number(b.isFirst) - Number(a.isFirst) ||
          b.share - a.share,
      );
    if (best === undefined) break;
    chosen.push({ flavor: best.flavor, at: order.indexOf(best.covered[0] ?? '') });
    for (const word of best.covered) open.delete(word);
  }
  return chosen.sort((a, b) => a.at - b.at).map(({ flavor }) => flavor);
}

/** The options of MENU-15; `rank.ts` orders what is found with them. */
export const OPTIONS: Options<SearchEntry> = {
  idField: 'key',
  fields: ['name', 'description', 'category', 'flavorNames', 'flavorTexts'],
  processTerm: indexedWords,
  searchOptions: {
    fuzzy: 0.2,
    boost: { name: 2, description: 1 },
    prefix: true,
    combineWith: 'AND',
    processTerm: foldedWord,
  },
};

/** Cards indexed per slice: a few milliseconds on a slow phone, between two frames. */
const SLICE = 25;

type Catalogue = { index: MiniSearch<SearchEntry>; entries: ReadonlyMap<string, SearchEntry> };

/** Indexes the menu in slices; the page stays responsive in between, for any length of the menu. */
async function makeIndex(sections: readonly MenuSection[], menu: Menu): Promise<Catalogue> {
  const entries = searchEntries(sections, menu);
  const index = new MiniSearch(OPTIONS);
  await index.addAllAsync(entries, { chunkSize: SLICE });
  return { index, entries: new Map(entries.map((entry) => [entry.key, entry])) };
}

const indexes = new WeakMap<readonly MenuSection[], Promise<Catalogue>>();

function loadIndex(sections: readonly MenuSection[], menu: Menu): Promise<Catalogue> {
  const known = indexes.get(sections);
  if (known) return known;
  const made = makeIndex(sections, menu);
  indexes.set(sections, made);
  return made;
}

/** Matched words by the word of the query, of those that only a flavor contains. */
function flavorWords(result: SearchResult, { name, category }: SearchEntry) {
  const others = new Set([...name.split(' '), ...category.split(' ')].flatMap(indexedWords));
  return new Map(
    result.queryTerms
      .map((query) => [query, classifyMatch(query, result).words] as const)
      .filter(([, words]) => !words.some((word) => others.has(word))),
  );
}

/** Name of the performance measure of every search: it must stay below one frame. */
const MEASURE = 'menu-search';

/**
 * The cards that match a query, best first (MENU-15). Each card once, even if listed
 * repeatedly.
 */
export async function findCards(
  sections: readonly MenuSection[],
  menu: Menu,
  query: string,
): Promise<Hit[]> {
  const { index, entries } = await loadIndex(sections, menu);
  const start = performance.now();
  const found = index.search(queryWords(query).join(' '));
  const hits = ranked(found, entries).map(({ result, entry }) => ({
    key: entry.key,
    flavors: entry.flavors.length === 0 ? [] : matchedFlavors(entry, flavorWords(result, entry)),
  }));
  performance.measure(MEASURE, { start });
  return hits;
}

/** Builds the index in advance, so that the first search does not wait for it. */
export const warmUp = async (sections: readonly MenuSection[], menu: Menu): Promise<void> => {
  await loadIndex(sections, menu);
};
