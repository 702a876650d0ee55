import { EventEmitter } from 'node:events';
import { type Customer, defineStory } from '@storefront/compositions/story';
import type { Page, Visitor } from '../../cli/browser';
import type { Translation } from '../catalogs/translations';
import { inProcess } from '../testing/sandbox-in-process.test-kit';
import type { Browsing } from './browsing';
import { observeStory } from './observe-story';
import { story as check } from './story';
import { collectUnread } from './run-in-browser';

const later = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** A page whose only element cannot be clicked. */
const aPage = (): Page =>
  ({
    on: () => undefined,
    url: () => 'http://candidate/bella-napoli/payment',
    evaluate: () => Promise.resolve([]),
    locator: () => ({ click: () => Promise.reject(new Error('Timeout 20000ms exceeded')) }),
  }) as unknown as Page;

type Ways = {
  readonly isBrowserAlive?: boolean;
  readonly newPage?: () => Promise<Page>;
  readonly route?: Visitor['route'];
};

/** The result of a story with this step. */
async function outcome(step: (customer: Customer) => Promise<void>, ways: Ways = {}) {
  const { isBrowserAlive = true } = ways;
  const page = aPage();
  let visits = 0;
  const visitor = (): Promise<Visitor> => {
    visits += 1;
    if (visits > 1 && !isBrowserAlive) return Promise.reject(new Error('browser has been closed'));
    return Promise.resolve({
      addInitScript: () => Promise.resolve(),
      route: ways.route ?? (() => Promise.resolve()),
      newPage: ways.newPage ?? (() => Promise.resolve(page)),
      close: () => Promise.resolve(),
    } as unknown as Visitor);
  };
  const stories = { pix: defineStory({ needs: [], steps: [['pay', step]] }) };
  const result = await observeStory(
    {
      candidate: 'http://candidate',
      api: 'http://api',
      translations: [
        { language: 'en', texts: () => '', catalogs: new Map(), has: () => true } as Translation,
      ],
      visitor,
      openSandbox: inProcess(stories),
      timeout: 50,
      containers: [],
    },
    {
      name: 'pix',
      capability: 'Somebody pays.',
      remotes: ['remote-a'],
      steps: ['pay'],
      place: 0,
      script: '',
    },
  );
  await later(5); // a rejection without a reader is reported in a later turn
  return check.run({
    storyFindings: [],
    observe: () => Promise.resolve([result]),
  } as unknown as Browsing);
}

let unread: ReturnType<typeof collectUnread>;
beforeEach(() => {
  unread = collectUnread();
});
afterEach(() => unread.end());

test('a click that fails before its answer is a finding, and no rejection is left without a reader', async () => {
  const findings = await outcome(async ({ page }) => {
    await Promise.all([page.waitForResponse(/order$/), page.locator('button').click()]);
  });
  expect(findings).toEqual([
    'pix: a customer cannot pay: Timeout 20000ms exceeded (at /bella-napoli/payment)',
  ]);
  await later(100); // the wait for the answer ends after the story
  expect(unread.reasons()).toEqual([]);
});

test.each([
  ['nothing', undefined],
  ['a value without a text', Object.create(null) as unknown],
  ['a symbol', Symbol('odd')],
])('a step that throws %s is refused', async (_, thrown) => {
  const [finding] = await outcome(() => {
    throw thrown as Error;
  });
  expect(finding).toContain('a customer cannot pay: ');
});

test('a story whose browser ended is incomplete, and no fault of a step', async () => {
  const failing = (): Promise<void> => Promise.reject(new Error('Target closed'));
  const expected = ['pix: the gate could not complete it: browser has been closed'];
  expect(await outcome(failing, { isBrowserAlive: false })).toEqual(expected);
  const newPage = (): Promise<Page> => Promise.reject(new Error('browser has been closed'));
  expect(await outcome(failing, { newPage })).toEqual(expected);
});

test('a page that answers nothing after a step is closed, and the story fails', async () => {
  let isClosed = false;
  const page = {
    ...aPage(),
    evaluate: () => new Promise(() => undefined),
    close: async () => void (isClosed = true),
  } as unknown as Page;
  expect(await outcome(async () => undefined, { newPage: async () => page })).toEqual([
    'pix: a customer cannot pay: Timeout 50ms exceeded while waiting for the page ' +
      '(at /bella-napoli/payment)',
  ]);
  expect(isClosed).toBe(true);
});

test('documents of other origins are held before a story has a page', async () => {
  const held: boolean[] = [];
  const calls: string[] = [];
  const route: Visitor['route'] = async (matches) => {
    calls.push('hold');
    for (const origin of ['http://candidate', 'http://api', 'http://other'])
      held.push(matches(new URL(origin)));
  };
  const newPage = async (): Promise<Page> => (calls.push('open'), aPage());
  expect(await outcome(async () => undefined, { route, newPage })).toEqual([]);
  expect(calls).toEqual(['hold', 'open']);
  expect(held).toEqual([false, false, true]);
});

test('errors that nothing waits for are collected until the end', () => {
  const source = new EventEmitter();
  const collected = collectUnread(source);
  source.emit('unhandledRejection', new Error('no reader'));
  source.emit('uncaughtException', 'thrown by a listener');
  collected.end();
  expect(collected.reasons()).toEqual(['no reader', "'thrown by a listener'"]);
  expect(source.eventNames()).toEqual([]);
});
