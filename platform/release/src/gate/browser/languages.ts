import type { Page } from '../../cli/browser';
import type { Translation } from '../catalogs/translations';
import type { BrowserCheck } from '../check';
import type { Browsing } from './browsing';
import { followRoute, openDocument } from './one-document';
import { shownTexts } from './shown-texts';

/** Pages that change what the document is for: they come last. */
const isOfTablet = (route: string): boolean => route.startsWith('tablet');

/** Every string in the JSON of an answer. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n').map((line) => line.trim());
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** The data that the API sends to a page, as far as it can be a text. */
function createData() {
  const data = new Set<string>();
  return {
    watch: (page: Page): void => {
      page.on('response', (response) => {
        if (!response.url().includes('/api/')) return;
        response
          .text()
          .then((body) => {
            for (const text of stringsIn(JSON.parse(body))) data.add(text);
          })
          .catch(() => undefined); // an answer without JSON, or a page that was left
      });
    },
    has: (text: string): boolean =>
      data.has(text) ||
      // a long name is cut
      (text.endsWith('…') && [...data].some((known) => known.startsWith(text.slice(0, -1)))),
  };
}

/** Names of days and months, halves of a day, and units of time in a language. */
function wordsOfTime(language: string): ReadonlySet<string> {
  const words = new Set(['min', 'h']);
  for (let month = 0; month < 12; month += 1)
    for (const style of ['long', 'short'] as const)
      for (const options of [{ weekday: style }, { month: style }, { hour: 'numeric' }] as const)
        for (const { type, value } of new Intl.DateTimeFormat(language, options).formatToParts(
          new Date(2026, month, month + 1, month * 2),
        ))
          if (type !== 'literal') words.add(value.toLowerCase());
  return words;
}

/** Decides whether a text comes from the catalogs, the data, a clock, or a list of such texts. */
function originOf({ has, language }: Translation, isData: (text: string) => boolean) {
  const times = wordsOfTime(language);
  const isKnown = (text: string): boolean =>
    has(text) ||
    isData(text) ||
    text
      .split(/[^\p{L}]+/u)
      .every(
        (word) => word === '' || times.has(word.toLowerCase()) || word === 'R' || word === 'x',
      );
  /** Joins of lists, the longest first: `2x A · B` and `street, number - city`. */
  const joins = [/^\d+[x×] | · /, /^\d+[x×] |, | - | – | · /];
  return (text: string): boolean =>
    isKnown(text) || joins.some((join) => text.split(join).every(isKnown));
}

/** What is wrong in one language, on all pages of one document. */
async function read(browsing: Browsing, translation: Translation): Promise<string[]> {
  const { language, texts } = translation;
  const visitor = await browsing.visitor(Intl.getCanonicalLocales(language)[0]);
  try {
    const data = createData();
    const page = await openDocument(visitor, { ...browsing, texts }, data.watch);
    const isKnown = originOf(translation, data.has);
    const routes = [...browsing.changedAddresses].sort(
      (a, b) => Number(isOfTablet(a)) - Number(isOfTablet(b)),
    );
    const findings: string[] = [];
    for (const route of routes) {
      const found = await followRoute(page, texts, route).then(
        async () => (await shownTexts(page)).filter((text) => !isKnown(text)),
        () => null,
      );
      findings.push(
        ...(found === null
          ? [`/${route}: its heading is not shown in ${language}`]
          : found.map((text) => `/${route}: shows in ${language} “${text}”, which no catalog has`)),
      );
    }
    return findings;
  } finally {
    await visitor.close();
  }
}

export const languages: BrowserCheck = {
  name: 'languages',
  after: 'growth',
  isComparable: true,
  sentence: 'Every page shows its heading and only texts of the catalogs in every language.',
  advice:
    'Put the text into the catalogs of all languages (src/locales) and show it by its key; ' +
    'data of a restaurant is shown as the API sends it.',
  run: async (browsing) => {
    const findings: string[] = [];
    for (const translation of browsing.translations)
      findings.push(...(await read(browsing, translation)));
    return findings;
  },
};
