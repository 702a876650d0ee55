import type { Translation } from '../catalogs/translations';
import type { BrowserCheck } from '../check';
import type { Screens } from '../screens';
import type { Browsing } from './browsing';
import { createData, createOriginFinder } from './known-texts';
import { followRoute, openDocument } from './one-document';
import { shownTexts } from './page-state';

/** What is wrong in one language, on all pages of one document. */
async function readPages(
  browsing: Browsing,
  screens: Screens,
  translation: Translation,
): Promise<string[]> {
  const { language, texts } = translation;
  const of = { screens, texts };
  const visitor = await browsing.visitor(Intl.getCanonicalLocales(language)[0]);
  try {
    const data = createData();
    const page = await openDocument(visitor, browsing, of, data.watch);
    const isKnown = createOriginFinder(translation, data.has);
    const routes = [...browsing.changedAddresses].sort(
      (a, b) => Number(screens.last.includes(a)) - Number(screens.last.includes(b)),
    );
    const findings: string[] = [];
    for (const route of routes) {
      const found = await followRoute(page, of, route).then(
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
    const { screens } = browsing;
    if (screens !== null)
      for (const translation of browsing.translations)
        findings.push(...(await readPages(browsing, screens, translation)));
    for (const { story, foreignTexts } of await browsing.observe())
      findings.push(...foreignTexts.map((what) => `${story.name}: ${what}`));
    return findings;
  },
};
