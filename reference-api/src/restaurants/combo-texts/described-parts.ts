import { foldAccents } from '@storefront/shared-kit/fold-accents';
import {
  ENDING,
  isAlternative,
  isVolume,
  JOINING,
  parseNumber,
  findPart,
  UNPROMISED,
  type Part,
} from './part-words';

/** Longest text that is read, in characters. */
const MAX_TEXT_LENGTH = 500;
/** Words between a number and what it counts: 'two large pies'. */
const REACH = 3;

export type Described = Readonly<Partial<Record<Part, number>>>;

type Text = {
  readonly language: string;
  /** First words of the names of the menu's sizes: 'duas gigantes' are pizzas. */
  readonly sizes: ReadonlySet<string>;
};

/** A word of a size in any number: 'gigantes' is 'gigante'. */
const isSize = (word: string, sizes: ReadonlySet<string>): boolean =>
  sizes.has(word) || sizes.has(word.replace(/e?s$/, '')) || sizes.has(word.replace(/s$/, ''));

/** The number that counts the word at `at`; 1 without one. */
function countAt(words: readonly string[], at: number, isPart: (word: string) => boolean): number {
  for (const word of words.slice(Math.max(0, at - REACH), at).reverse()) {
    const number = parseNumber(word);
    if (number !== null) return number;
    if (ENDING.has(word) || JOINING.has(word) || isPart(word)) return 1;
  }
  return 1;
}

/** Number of drinks that are named by their volume alone: 'a two-liter'. */
function volumesIn(words: readonly string[]): number {
  return words.reduce((sum, word, at) => {
    if (!isVolume(word)) return sum;
    const before = parseNumber(words[at - 1] ?? '') === null ? at - 1 : at - 2;
    return sum + (parseNumber(words[before] ?? '') ?? 0);
  }, 0);
}

/** Whether the word at `at` continues the part that was named before it. */
const continues = (between: readonly string[]): boolean =>
  between.length < REACH &&
  between.every((word) => !ENDING.has(word) && parseNumber(word) === null);

function inClause(clause: string, { language, sizes }: Text): Described {
  const words = clause.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.some((word) => UNPROMISED.has(word))) return {};
  const found: Partial<Record<Part, number>> = {};
  const sizeAt = (at: number): boolean =>
    isSize(words[at] ?? '', sizes) && parseNumber(words[at - 1] ?? '') !== null;
  const isPart = (word: string): boolean => findPart(word) !== null;
  let last: { part: Part; at: number } | null = null;
  for (const [at, word] of words.entries()) {
    const isNamedBySize = sizeAt(at) && !isPart(words[at + 1] ?? '');
    const part = isNamedBySize ? 'pizza' : findPart(word);
    if (part === null) continue;
    const between: string[] = last === null ? [] : words.slice(last.at + 1, at);
    const isOther = between.some((it) => isAlternative(it, language));
    const isSame = last?.part === part && continues(between);
    last = { part, at };
    if (!isOther && !isSame) found[part] = (found[part] ?? 0) + countAt(words, at, isPart);
  }
  const volumes = found.drink === undefined ? volumesIn(words) : 0;
  return volumes > 0 ? { ...found, drink: volumes } : found;
}

const added = (one: Described, other: Described): Described => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([part, count]) => [part, (one[part as Part] ?? 0) + count]),
  ),
});

/** How many of each part a text promises. */
export const describedParts = (text: string, about: Text): Described =>
  foldAccents(text.slice(0, MAX_TEXT_LENGTH))
    .split(/[.,;:!?+&()/]/)
    .map((clause) => inClause(clause, about))
    .reduce(added, {});
