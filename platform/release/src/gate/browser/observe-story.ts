import type { Page } from '../../cli/browser';
import type { Translation } from '../catalogs/translations';
import { stories as allStories } from '../stories/list';
import type { Customer, Story } from '../stories/story';
import type { Browsing } from './browsing';
import { StoreError } from '../../store-error';
import { inspectPage } from './inspect-page';
import { reasonOf } from './reason-of';
import { createData, originOf } from './known-texts';
import { watchErrors } from './page-errors';
import { RECORD_PAGE } from './record-page';
import { RECORD_TEXTS, recordedTexts } from './record-texts';
import { shownTexts } from './shown-texts';
import { storedTexts } from './stored-texts';
import type { StoryResult } from './story-result';

/** Packages of which the page has more than one live copy. */
const copies = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const marks =
      (globalThis as { __storefrontCopies?: [string, string][] }).__storefrontCopies ?? [];
    return marks
      .filter(([name], index) => marks.findIndex(([other]) => other === name) !== index)
      .map(([name, build]) => `${build} brings a second copy of ${name}`);
  }, null);

/** The first step that fails, as a sentence; `seen` runs after each of the others. */
async function walk(
  { steps }: Story,
  customer: Customer,
  seen: () => Promise<void>,
): Promise<string | null> {
  for (const [what, step] of steps) {
    try {
      await step(customer);
      await seen();
    } catch (error) {
      const url = customer.page.url();
      const place = URL.canParse(url) ? new URL(url).pathname : url;
      return `a customer cannot ${what}: ${reasonOf(error)} (at ${place})`;
    }
  }
  return null;
}

/**
 * The languages take turns, by the place of the story in the list: customers of every language see
 * the screens of an order, and a story always has the same language.
 */
const languageOf = (story: Story, translations: readonly Translation[]): Translation => {
  const place = allStories.indexOf(story) % translations.length;
  const translation = translations[place];
  if (translation === undefined) throw new StoreError('the candidate has texts in no language');
  return translation;
};

type Resources = Pick<Browsing, 'candidate' | 'translations' | 'visitor'>;

/** Rejects when the browser opens no page any more: no step is possible then, whatever a build does. */
async function expectBrowser(visitor: Resources['visitor']): Promise<void> {
  const other = await visitor();
  await other.newPage();
  await other.close();
}

async function follow(
  { candidate, visitor }: Resources,
  story: Story,
  translation: Translation,
): Promise<StoryResult> {
  const { language, texts } = translation;
  const someone = await visitor(Intl.getCanonicalLocales(language)[0]);
  try {
    await someone.addInitScript({ content: RECORD_TEXTS });
    await someone.addInitScript({ content: RECORD_PAGE });
    const page = await someone.newPage();
    const errors = watchErrors(page);
    const origins = new Set<string>();
    const data = createData();
    data.watch(page);
    const shown = new Set<string>();
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      // an online payment continues at the bank
      if (request.isNavigationRequest()) return;
      if (/^(https?|wss?):$/.test(protocol) && origin !== candidate) origins.add(origin);
    });
    const isHere = (): boolean =>
      page.url().startsWith(`${candidate}/`) && !page.url().includes('/sandbox-bank/');
    const found = new Set<string>();
    const failure = await walk(story, { page, base: candidate, t: texts }, async () => {
      // A document that is left meanwhile is not inspected.
      if (!isHere()) return;
      const all = await shownTexts(page).catch(() => []);
      for (const sentence of await inspectPage(page, all).catch(() => [])) found.add(sentence);
      for (const text of await recordedTexts(page).catch(() => [])) shown.add(text);
      data.add(await storedTexts(page).catch(() => []));
    });
    if (failure !== null) await expectBrowser(visitor);
    await data.isRead();
    const isKnown = originOf(translation, data.has);
    return {
      story,
      failure,
      broken: null,
      errors: errors(),
      origins: [...origins],
      page: [...found],
      foreignTexts: [...shown]
        .filter((text) => !isKnown(text))
        .map((text) => `shows in ${language} “${text}”, which no catalog has`),
      copies: isHere() ? await copies(page).catch(() => []) : [],
    };
  } finally {
    await someone.close().catch(() => undefined); // the browser has ended
  }
}

/**
 * One customer goes through a story. Whatever is thrown, there is a result: a step that is not
 * possible is a failure, everything else that ends the story makes it incomplete.
 */
export async function observeStory(resources: Resources, story: Story): Promise<StoryResult> {
  const translation = languageOf(story, resources.translations);
  return follow(resources, story, translation).catch((error: unknown) => ({
    story,
    failure: null,
    broken: reasonOf(error),
    errors: [],
    origins: [],
    copies: [],
    page: [],
    foreignTexts: [],
  }));
}
