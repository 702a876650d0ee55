import type { Page } from '../../cli/browser';
import type { Translation } from '../catalogs/translations';
import type { Stage } from '../sandbox/replay-action';
import { openStory } from '../sandbox/story-sandbox';
import type { Story } from '../stories/story';
import { StoreError } from '../../store-error';
import type { Browsing } from './browsing';
import { inspectPage } from './inspect-page';
import { toReason } from './to-reason';
import { createData, createOriginFinder, stringsIn } from './known-texts';
import { watchErrors } from './page-errors';
import { recordPage } from './record-page';
import { RECORD_TEXTS, recordedTexts } from './record-texts';
import { shownTexts } from './page-state';
import { holdDocuments, storyOrigins } from './story-origins';
import type { StoryResult } from './story-result';
import { watchResponses } from './watch-responses';
import { within } from './within';

/** Every string in the stored values of a page: what the customer typed is among them. */
async function storedTexts(page: Page): Promise<string[]> {
  const values = await page.evaluate(() => Object.values({ ...localStorage }), null);
  return values.flatMap((value) => {
    try {
      return stringsIn(JSON.parse(value));
    } catch {
      return []; // not JSON
    }
  });
}

/** Packages of which the page has more than one live copy. */
const copies = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const marks =
      (globalThis as { __storefrontCopies?: [string, string][] }).__storefrontCopies ?? [];
    return marks
      .filter(([name], index) => marks.findIndex(([other]) => other === name) !== index)
      .map(([name, build]) => `${build} brings a second copy of ${name}`);
  }, null);

interface Walk {
  readonly openSandbox: Resources['openSandbox'];
  readonly story: Story;
  readonly translation: Translation;
  readonly stage: Stage;
  /** Runs after each step that was possible. */
  readonly seen: () => Promise<void>;
}

/** The first step that fails, as a sentence. Rejects when the story cannot be opened. */
async function walk({ openSandbox, story, translation, stage, seen }: Walk) {
  const { name, script, steps } = story;
  const open = await openStory(openSandbox, { name, script, translation, stage });
  try {
    for (const [index, what] of steps.entries()) {
      try {
        await open.step(index);
        await seen();
      } catch (error) {
        const url = stage.page.url();
        const place = URL.canParse(url) ? new URL(url).pathname : url;
        return `a customer cannot ${what}: ${toReason(error)} (at ${place})`;
      }
    }
    return null;
  } finally {
    open.close();
  }
}

/**
 * The languages take turns among the stories of a build: customers of every language see its screens, and
 * a story always has the same language.
 */
const chooseLanguage = ({ place }: Story, translations: readonly Translation[]): Translation => {
  const translation = translations[place % translations.length];
  if (translation === undefined) throw new StoreError('the candidate has texts in no language');
  return translation;
};

type Resources = Pick<
  Browsing,
  'candidate' | 'api' | 'translations' | 'visitor' | 'openSandbox' | 'timeout' | 'containers'
>;

/** Rejects when the browser opens no page any more: no step is possible then, whatever a build does. */
async function expectBrowser(visitor: Resources['visitor']): Promise<void> {
  const other = await visitor();
  await other.newPage();
  await other.close();
}

async function follow(
  { candidate, api, visitor, openSandbox, timeout, containers }: Resources,
  story: Story,
  translation: Translation,
): Promise<StoryResult> {
  const { language } = translation;
  const someone = await visitor(Intl.getCanonicalLocales(language)[0]);
  const opened = storyOrigins(candidate, api);
  try {
    await holdDocuments(someone, opened);
    await someone.addInitScript({ content: RECORD_TEXTS });
    await someone.addInitScript({ content: recordPage(containers) });
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
    const answers = watchResponses(page);
    const stage = { page, base: candidate, origins: opened, answers, timeout };
    const look = async (): Promise<void> => {
      const all = await shownTexts(page).catch(() => []);
      for (const sentence of await inspectPage(page, all).catch(() => [])) found.add(sentence);
      for (const text of await recordedTexts(page).catch(() => [])) shown.add(text);
      data.add(await storedTexts(page).catch(() => []));
    };
    const end = (): Promise<void> => page.close();
    const seen = async (): Promise<void> => {
      // A document that is left meanwhile is not inspected.
      if (isHere()) await within(timeout, look(), end);
    };
    const failure = await walk({ openSandbox, story, translation, stage, seen });
    if (failure !== null) await expectBrowser(visitor);
    await data.isRead();
    const isKnown = createOriginFinder(translation, data.has);
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
      copies: isHere() ? await within(timeout, copies(page), end).catch(() => []) : [],
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
  const translation = chooseLanguage(story, resources.translations);
  return follow(resources, story, translation).catch((error: unknown) => ({
    story,
    failure: null,
    broken: toReason(error),
    errors: [],
    origins: [],
    copies: [],
    page: [],
    foreignTexts: [],
  }));
}
