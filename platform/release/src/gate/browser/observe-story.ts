import pLimit from 'p-limit';
import type { Page } from '../../cli/browser';
import type { Customer, Story } from '../stories/story';
import type { Browsing } from './browsing';
import { inspectPage } from './inspect-page';
import { watchErrors } from './page-errors';
import { RECORD_PAGE } from './record-page';
import type { StoryResult } from './story-result';

/** Customers at the same time: two processors are busy with them, and none waits long. */
const CUSTOMERS = 3;

/** Packages of which the page has more than one live copy. */
const copies = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const marks =
      (globalThis as { __storefrontCopies?: [string, string][] }).__storefrontCopies ?? [];
    return marks
      .filter(([name], index) => marks.findIndex(([other]) => other === name) !== index)
      .map(([name, build]) => `${build} brings a second copy of ${name}`);
  }, null);

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';

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
      const { pathname } = new URL(customer.page.url());
      return `a customer cannot ${what}: ${reasonOf(error)} (at ${pathname})`;
    }
  }
  return null;
}

async function observe(
  { candidate, texts, visitor }: Browsing,
  story: Story,
): Promise<StoryResult> {
  const someone = await visitor();
  try {
    await someone.addInitScript({ content: RECORD_PAGE });
    const page = await someone.newPage();
    const errors = watchErrors(page);
    const origins = new Set<string>();
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
      const what = isHere() ? await inspectPage(page).catch(() => []) : [];
      for (const sentence of what) found.add(sentence);
    });
    return {
      story,
      failure,
      errors: errors(),
      origins: [...origins],
      page: [...found],
      copies: isHere() ? await copies(page).catch(() => []) : [],
    };
  } finally {
    await someone.close();
  }
}

/** Runs stories, a few at the same time. */
export const observeStories = (
  browsing: Browsing,
  stories: readonly Story[],
): Promise<StoryResult[]> => pLimit(CUSTOMERS).map(stories, (story) => observe(browsing, story));
