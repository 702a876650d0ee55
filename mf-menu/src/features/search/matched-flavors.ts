import type { HitFlavor } from '../../menu/hit';
import type { SearchEntry } from './search-entry';
import { indexedWords } from './word-forms';
import { foldedWords } from './words';

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
export function matchedFlavors(
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
