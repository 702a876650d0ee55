import { EXCHANGE_STEPS, type Entry } from '@storefront/compositions/story';
import { z } from 'zod';
import type { Page } from '../../cli/browser';
import type { Translation } from '../catalogs/translations';
import type { BrowserCheck } from '../check';
import { openStory } from '../sandbox/story-sandbox';
import type { Story } from '../stories/story';
import type { Browsing } from './browsing';
import { type Customers, openCustomers } from './customers';
import { watchErrors } from './page-errors';
import { storyOrigins } from './story-origins';
import { watchResponses } from './watch-responses';
import { within } from './within';

const Entries = z.array(z.tuple([z.string().max(200), z.string().max(1_000_000)])).max(100);

const readStorage = (page: Page, timeout: number): Promise<Entry[]> =>
  within(
    timeout,
    page.evaluate(() => Object.entries({ ...localStorage }) as [string, string][], null),
    () => page.close(),
  );

function findFirst(translations: readonly Translation[]): Translation {
  const [first] = translations;
  if (first === undefined) throw new Error('the candidate has texts in no language');
  return first;
}

/** What a storefront shows of stored values, and stores afterwards. */
interface Read {
  readonly shown: string;
  readonly stored: readonly Entry[];
}

/** The steps of one exchange, each in a page of its own. */
interface Steps {
  /** `base`: the storefront; `customer`: whose browser. */
  write(base: string): Promise<readonly Entry[]>;
  read(base: string, stored: readonly Entry[], customer?: string): Promise<Read>;
  older(index: number): Promise<readonly Entry[]>;
}

function createSteps(browsing: Browsing, customers: Customers, story: Story): Steps {
  const translation = findFirst(browsing.translations);

  async function inPage<Result>(
    {
      base,
      stored = [],
      customer = '',
    }: { base: string; stored?: readonly Entry[]; customer?: string },
    step: number,
    then: (page: Page, value: unknown) => Promise<Result>,
  ): Promise<Result> {
    const page = await customers.page(base, stored, customer);
    const errors = watchErrors(page, { api: true });
    const { api, timeout } = browsing;
    const origins = storyOrigins(base, api);
    const stage = { page, base, origins, answers: watchResponses(page), timeout };
    const { name, script } = story;
    const open = await openStory(browsing.openSandbox, { name, script, translation, stage });
    try {
      const value = await open.step(step).catch((error: unknown) => {
        const what = story.steps[step] ?? '';
        const [reason = ''] = String((error as Error).message).split('\n', 1);
        const place = new URL(page.url()).pathname;
        throw new Error(
          [`a customer cannot ${what}: ${reason} (at ${place})`, ...errors()].join('; '),
        );
      });
      return await then(page, value);
    } finally {
      open.close();
      await page.close();
    }
  }

  return {
    write: (base) =>
      inPage({ base }, EXCHANGE_STEPS.write, (page) => readStorage(page, browsing.timeout)),
    read: (base, stored, customer = '') =>
      inPage({ base, stored, customer }, EXCHANGE_STEPS.read, async (page, shown) => ({
        shown: z.string().max(1000).parse(shown),
        stored: await readStorage(page, browsing.timeout),
      })),
    older: (index) =>
      inPage({ base: browsing.candidate }, EXCHANGE_STEPS.older + index, async (_, stored) =>
        Entries.parse(stored),
      ),
  };
}

const compare = (what: string, shown: string, wanted: string): string[] =>
  shown === wanted ? [] : [`${what} reads as ${shown}, it was ${wanted}`];

/** A value of a released build, read by the candidate, and by the served one after the candidate. */
async function olderFindings(
  { candidate, served }: Browsing,
  steps: Steps,
  [index, { name, shows }]: readonly [number, { readonly name: string; readonly shows: string }],
): Promise<string[]> {
  const text = await steps.older(index);
  const read = await steps.read(candidate, text, name);
  const found = compare(name, read.shown, shows);
  if (served === null) return found;
  const before = await steps.read(served, text, name);
  const after = await steps.read(served, read.stored, name);
  return [
    ...found,
    ...compare(
      `${name}, stored by the new build and opened by the served one,`,
      after.shown,
      before.shown,
    ),
  ];
}

/** What one build stores, read by the other one, and back again by the first. */
async function bothWays({ candidate, served }: Browsing, steps: Steps, what: string) {
  const old = served ?? candidate;
  const written = await steps.write(old);
  const wanted = (await steps.read(old, written)).shown;
  const read = await steps.read(candidate, written);
  const back = await steps.read(old, read.stored);
  const found = [
    ...compare(`${what} of the served build, opened by the new one,`, read.shown, wanted),
    ...compare(
      `${what} of the served build that the new one has stored, opened by the served one again,`,
      back.shown,
      wanted,
    ),
  ];
  if (served === null) return found;
  const fresh = await steps.write(candidate);
  const keys = new Set(fresh.map(([key]) => key));
  return [
    ...written
      .filter(([key]) => !keys.has(key))
      .map(([key]) => `the new build does not store ${key} any more`),
    ...found,
    ...compare(
      `${what} of the new build, opened by the served one,`,
      (await steps.read(served, fresh)).shown,
      wanted,
    ),
  ];
}

async function collectFindings(browsing: Browsing, story: Story): Promise<string[]> {
  const { what, older } = story.exchange ?? { what: '', older: [] };
  const customers = openCustomers(browsing);
  try {
    const steps = createSteps(browsing, customers, story);
    const found: string[] = [];
    // one after the other: each opens several pages
    for (const value of older.entries())
      found.push(...(await olderFindings(browsing, steps, value)));
    return [...found, ...(await bothWays(browsing, steps, what))];
  } finally {
    await customers.close();
  }
}

export const exchange: BrowserCheck = {
  name: 'exchange',
  sentence:
    'What customers have stored is read by the candidate, and by the build that it replaces.',
  advice:
    'Customers return with what the served build stored, and after a rollback with what the new ' +
    'one stored: read the old form beside the new one for one release before writing the new one, ' +
    'and raise the version of the stored value.',
  run: async (browsing) => {
    const found: string[] = [];
    for (const story of browsing.stories.filter((it) => it.exchange !== undefined)) {
      const once = await collectFindings(browsing, story);
      // A slow machine stores and shows later: what counts is found twice.
      const again = new Set(once.length === 0 ? [] : await collectFindings(browsing, story));
      found.push(...once.filter((finding) => again.has(finding)));
    }
    return found;
  },
};
