import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '../../cli/browser';
import type { Translation } from '../catalogs/translations';

/** Every string in the JSON of an answer. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n').map((line) => line.trim());
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** In ms; the body of an answer to a page that was left may never end. */
const READ_MS = 2_000;

/** The data that the API sends to a page, as far as it can be a text. */
export function createData() {
  const data = new Set<string>();
  const add = (texts: readonly string[]): void => {
    for (const text of texts) data.add(text.toLowerCase());
  };
  const reads = new Set<Promise<void>>();
  return {
    watch: (page: Page): void => {
      page.on('response', (response) => {
        // a stream never ends
        if (!response.url().includes('/api/') || response.url().includes('/realtime/')) return;
        const read = response
          .text()
          .then((body) => {
            add(stringsIn(JSON.parse(body)));
          })
          .catch(() => undefined); // an answer without JSON, or a page that was left
        reads.add(read);
      });
    },
    /** Resolves when the answers of the API until now are read, except those that do not end. */
    isRead: async (): Promise<void> => {
      await Promise.race([Promise.all(reads), pause(READ_MS, undefined, { ref: false })]);
    },
    /** Adds what the customer typed. */
    add,
    /** A page may show data in small letters. */
    has: (text: string): boolean => {
      const small = text.toLowerCase();
      // a long name is cut
      const isStart = (known: string): boolean => known.startsWith(small.slice(0, -1));
      return data.has(small) || (text.endsWith('…') && [...data].some(isStart));
    },
  };
}

/** Words of the names of days and months, of halves of a day and units of time in a language. */
function wordsOfTime(language: string): ReadonlySet<string> {
  const words = new Set(['min', 'h']);
  // the first seven days of a year, and a day of each of its months
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => new Date(2026, 0, day));
  const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1, month * 2));
  for (const style of ['long', 'short'] as const)
    for (const options of [{ weekday: style }, { month: style }, { hour: 'numeric' }] as const)
      for (const date of [...days, ...months])
        for (const { type, value } of new Intl.DateTimeFormat(language, options).formatToParts(
          date,
        ))
          if (type !== 'literal') for (const word of wordsIn(value)) words.add(word);
  return words;
}

/** The words of a text in lower case; `segunda-feira` has two. */
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

const AMOUNT = /^(?:R|US)?[^\p{L}]+$/u;

/** A text without amounts and numbers at its end: `TOTAL R$18,90`, `Elo +2`, `Amanhã, 28/11`. */
function withoutAmounts(text: string): string {
  const words = text.split(/\s/);
  while (words.length > 1 && AMOUNT.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ').replace(/,$/, '');
}

const END_OF_SENTENCE = /\.$/;

/**
 * Joins of texts: `2x A · B`, `street, number - city`, `Subtotal: Why this price?`. A name of the
 * data may contain a join of a later row: the first row that fits decides.
 */
const JOINS = [/^\d+[x×] | · /, /^\d+[x×]? |, | - | – | · |: |\. /];

/** Decides whether a text comes from the catalogs, the data, a clock, or a list of such texts. */
export function createOriginFinder(
  { has, language }: Translation,
  isData: (text: string) => boolean,
) {
  const times = wordsOfTime(language);
  const isCode = (word: string): boolean => word.length === 1;
  const isKnown = (text: string): boolean =>
    has(text) ||
    has(text.toLowerCase()) ||
    isData(text) ||
    isData(text.replace(END_OF_SENTENCE, '')) ||
    wordsIn(text).every((word) => isCode(word) || times.has(word));
  const isJoined = (text: string): boolean =>
    isKnown(text) || JOINS.some((join) => text.split(join).every(isKnown));
  return (text: string): boolean => isJoined(text) || isJoined(withoutAmounts(text));
}
