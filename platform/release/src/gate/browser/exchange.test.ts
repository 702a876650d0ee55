import { type Entry, defineExchange } from '@storefront/compositions/story';
import type { Page, Visitor } from '../../cli/browser';
import type { Translation } from '../catalogs/translations';
import { inProcess } from '../testing/sandbox-in-process.test-kit';
import type { Browsing } from './browsing';
import { exchange } from './exchange';

/** A storefront: what it stores, what it shows of stored values, and how it stores them again. */
interface Storefront {
  readonly writes: readonly Entry[];
  readonly shows: (stored: Readonly<Record<string, string>>) => string;
  readonly stores?: (stored: readonly Entry[]) => readonly Entry[];
  /** Its page answers no evaluation of the gate. */
  readonly isBusy?: boolean;
}

const LIST = 'list-1';
const showsList: Storefront['shows'] = (stored) => stored[LIST] ?? 'an empty list';
const same: Storefront = { writes: [[LIST, 'one entry']], shows: showsList };

/** By visitor: which of these origins are held. */
let held: string[][] = [];
const ORIGINS = ['http://candidate', 'http://served', 'http://api', 'http://other'];
const route: Visitor['route'] = async (matches) =>
  void held.push(ORIGINS.filter((origin) => matches(new URL(origin))));

/** Pages of two storefronts, by the origins of their addresses. */
function visitorOf(storefronts: Readonly<Record<string, Storefront>>): () => Promise<Visitor> {
  const newPage = async (): Promise<Page> => {
    let stored: readonly Entry[] = [];
    let at = 'about:blank';
    const here = (): Storefront => storefronts[at] ?? same;
    return {
      on: () => undefined,
      url: () => at,
      addInitScript: async ({ content }: { content: string }) => {
        stored = JSON.parse(/of (\[.*\])\) localStorage/.exec(content)?.[1] ?? '[]') as Entry[];
      },
      goto: async (url: string) => {
        at = new URL(url).origin;
        if (url.endsWith('/write')) stored = here().writes;
      },
      evaluate: async (work: unknown) => {
        if (typeof work !== 'string') return here().isBusy ? new Promise(() => undefined) : stored;
        const shown = here().shows(Object.fromEntries(stored));
        stored = here().stores?.(stored) ?? stored;
        return shown;
      },
      close: async () => undefined,
    } as unknown as Page;
  };
  return async () => ({ newPage, route, close: async () => undefined }) as unknown as Visitor;
}

const story = defineExchange({
  needs: [],
  what: 'a list',
  write: ({ page }) => page.goto('/write'),
  read: async ({ page }) => {
    await page.goto('/read');
    return page.evaluate(() => '', null);
  },
  older: [
    {
      name: 'a list of two (version 1)',
      stored: async () => [[LIST, 'two entries']],
      shows: 'two entries',
    },
  ],
});

async function findings(candidate: Storefront, served: Storefront | null = same) {
  const origins = { 'http://candidate': candidate, 'http://served': served ?? same };
  return exchange.run({
    candidate: 'http://candidate',
    api: 'http://api',
    served: served === null ? null : 'http://served',
    visitor: visitorOf(origins),
    translations: [
      { language: 'en', texts: () => '', catalogs: new Map(), has: () => true } as Translation,
    ],
    openSandbox: inProcess({ list: story }),
    timeout: 50,
    stories: [
      {
        name: 'list',
        capability: 'A list stays.',
        remotes: ['remote-a'],
        steps: story.steps.map(([what]) => what),
        exchange: story.exchange,
        place: 0,
        script: '',
      },
    ],
  } as unknown as Browsing);
}

test('builds that store and show alike pass, also before the first promotion', async () => {
  expect(await findings(same)).toEqual([]);
  expect(await findings(same, null)).toEqual([]);
});

test('a value of the served build that the new one does not read is a finding', async () =>
  expect(await findings({ ...same, shows: ({ [LIST]: list }) => `no ${list}` })).toEqual([
    'a list of two (version 1) reads as no two entries, it was two entries',
    'a list of the served build, opened by the new one, reads as no one entry, it was one entry',
  ]));

test('a value under another name is a finding in both directions', async () => {
  const moved: Storefront = {
    writes: [['list-2', 'one entry']],
    shows: (stored) => stored['list-2'] ?? 'an empty list',
  };
  expect(await findings(moved)).toEqual([
    'a list of two (version 1) reads as an empty list, it was two entries',
    'the new build does not store list-1 any more',
    'a list of the served build, opened by the new one, reads as an empty list, it was one entry',
    'a list of the new build, opened by the served one, reads as an empty list, it was one entry',
  ]);
});

test('a value that the new build stores again must be read after a rollback', async () => {
  const rewriting: Storefront = { ...same, stores: () => [[LIST, 'a newer form']] };
  expect(await findings(rewriting)).toEqual([
    'a list of two (version 1), stored by the new build and opened by the served one, ' +
      'reads as a newer form, it was two entries',
    'a list of the served build that the new one has stored, opened by the served one again, ' +
      'reads as a newer form, it was one entry',
  ]);
});

test('a page that does not say what it has stored ends the check', async () =>
  expect(findings({ ...same, isBusy: true })).rejects.toThrow(
    'Timeout 50ms exceeded while waiting for the page',
  ));

test('a customer opens documents of one storefront and of the API alone', async () => {
  held = [];
  await findings(same);
  expect(new Set(held.map((origins) => origins.join(' ')))).toEqual(
    new Set(['http://served http://other', 'http://candidate http://other']),
  );
});
