import type { Translation } from '../catalogs/translations';
import type { BrowserCheck } from '../check';
import type { Browsing } from './browsing';
import { createData, originOf } from './known-texts';
import { followRoute, openDocument } from './one-document';
import { shownTexts } from './shown-texts';

/** Pages that change what the document is for: they come last. */
const isOfTablet = (route: string): boolean => route.startsWith('tablet');

/** What is wrong in one language, on all pages of one document. */
async function readPages(browsing: Browsing, translation: Translation): Promise<string[]> {
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
  sentence:
    'Every page shows its heading and only texts of the catalogs in every language; the stories, in ' +
    'one language each, as well.',
  advice:
    'Put the text into the catalogs of all languages (src/locales) and show it by its key; ' +
    'data of a restaurant is shown as the API sends it.',
  run: async (browsing) => {
    const findings: string[] = [];
    for (const translation of browsing.translations)
      findings.push(...(await readPages(browsing, translation)));
    for (const { story, foreignTexts } of await browsing.observe())
      findings.push(...foreignTexts.map((what) => `${story.name}: ${what}`));
    return findings;
  },
};
