import type { SearchResult } from 'minisearch';
import type { SearchEntry } from './search-entry';
import { indexedWords } from './word-forms';
import { foldedWords } from './words';

/** How a card matches one word of a query: the smaller, the likelier it is meant. */
const RANK = {
  /** The name begins with it, it is the whole category, or it is a pizza of this size or flavor. */
  subject: 0,
  name: 1,
  category: 2,
  text: 3,
  /** Added for a word that only begins with it, or that differs in letters. */
  prefix: 0.25,
  typo: 4,
};

/** Fields with what a card is, by its kind. */
const SUBJECTS = {
  pizza: ['name', 'category', 'flavorNames'],
  flavor: ['name', 'category'],
  combo: ['category'],
  product: [],
};

const isBeginning = (text: string, matches: readonly string[]): boolean => {
  const [first] = foldedWords(text);
  return first !== undefined && indexedWords(first).some((word) => matches.includes(word));
};

const isWhole = (text: string): boolean => foldedWords(text).length === 1;

function fieldRank(entry: SearchEntry, fields: ReadonlySet<string>, matches: readonly string[]) {
  const subjects = SUBJECTS[entry.kind];
  if (subjects.some((field) => fields.has(field))) return RANK.subject;
  if (fields.has('name')) return isBeginning(entry.name, matches) ? RANK.subject : RANK.name;
  if (fields.has('category')) return isWhole(entry.category) ? RANK.subject : RANK.category;
  return RANK.text;
}

/** The words of a card that a word of the query has found: equal, longer, or with a typo. */
export function classifyMatch(query: string, { match }: Pick<SearchResult, 'match'>) {
  const found = Object.keys(match);
  if (found.includes(query)) return { kind: 'exact', words: [query] } as const;
  const longer = found.filter((word) => word.startsWith(query));
  return longer.length > 0
    ? ({ kind: 'prefix', words: longer } as const)
    : ({ kind: 'typo', words: found } as const);
}

function wordRank(query: string, result: SearchResult, entry: SearchEntry): number {
  const { kind, words } = classifyMatch(query, result);
  const fields = new Set(words.flatMap((word) => result.match[word] ?? []));
  const rank = fieldRank(entry, fields, words);
  return kind === 'exact' ? rank : rank + RANK[kind];
}

/** Ranks: how well all words match, then the likely intent, then the order of the menu. */
export function ranked(
  results: readonly SearchResult[],
  entries: ReadonlyMap<string, SearchEntry>,
): { result: SearchResult; entry: SearchEntry }[] {
  return results
    .flatMap((result) => {
      const entry = entries.get(String(result.id));
      if (entry === undefined) return [];
      const rank = result.queryTerms.reduce((sum, it) => sum + wordRank(it, result, entry), 0);
      return [{ result, entry, rank }];
    })
    .sort(
      (a, b) => a.rank - b.rank || a.entry.intent - b.entry.intent || a.entry.order - b.entry.order,
    );
}
