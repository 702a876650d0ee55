import { EventEmitter } from 'node:events';
import type { Page, Visitor } from '../../cli/browser';
import type { Translation } from '../catalogs/translations';
import type { Story } from '../stories/story';
import { answerDuring } from '../stories/walk';
import type { Browsing } from './browsing';
import { observeStory } from './observe-story';
import { story as check } from './story';
import { collectUnread } from './unread-rejections';

const later = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** A page whose waits reject when it is closed, as Playwright's do. */
function aPage(): Page & { end(): void } {
  const ends: ((error: Error) => void)[] = [];
  return {
    on: () => undefined,
    url: () => 'http://candidate/bella-napoli/payment',
    evaluate: () => Promise.resolve([]),
    waitForResponse: () => new Promise((_, reject) => void ends.push(reject)),
    end: () => ends.forEach((reject) => reject(new Error('the page was closed'))),
  } as unknown as Page & { end(): void };
}

type Ways = { readonly isBrowserAlive?: boolean; readonly newPage?: () => Promise<Page> };

/** The result of a story with this step; its page is closed afterwards. */
async function outcome(step: (page: Page) => Promise<void>, ways: Ways = {}) {
  const { isBrowserAlive = true } = ways;
  const page = aPage();
  let visits = 0;
  const visitor = (): Promise<Visitor> => {
    visits += 1;
    if (visits > 1 && !isBrowserAlive) return Promise.reject(new Error('browser has been closed'));
    return Promise.resolve({
      addInitScript: () => Promise.resolve(),
      newPage: ways.newPage ?? (() => Promise.resolve(page)),
      close: async () => page.end(),
    } as unknown as Visitor);
  };
  const story: Story = {
    name: 'pix',
    capability: 'Somebody pays.',
    remotes: [],
    steps: [['pay', () => step(page)]],
  };
  const result = await observeStory(
    {
      candidate: 'http://candidate',
      translations: [{ language: 'en', texts: () => '', has: () => true } as Translation],
      visitor,
    },
    story,
  );
  await later(5); // a rejection without a reader is reported in a later turn
  return check.run({ observe: () => Promise.resolve([result]) } as unknown as Browsing);
}

let unread: ReturnType<typeof collectUnread>;
beforeEach(() => {
  unread = collectUnread();
});
afterEach(() => unread.end());

test('a click that fails before its answer is a finding, and no rejection is left without a reader', async () => {
  const findings = await outcome(async (page) => {
    await answerDuring(page, /order$/, () => Promise.reject(new Error('Timeout 20000ms exceeded')));
  });
  expect(findings).toEqual([
    'pix: a customer cannot pay: Timeout 20000ms exceeded (at /bella-napoli/payment)',
  ]);
  expect(unread.reasons()).toEqual([]);
});

test('an action that throws at once leaves no rejection either', async () => {
  const [finding] = await outcome(async (page) => {
    await answerDuring(page, /order$/, () => {
      throw new Error('no such button');
    });
  });
  expect(finding).toContain('a customer cannot pay: no such button');
  expect(unread.reasons()).toEqual([]);
});

test.each([
  ['nothing', undefined],
  ['a value without a text', Object.create(null) as unknown],
  ['a symbol', Symbol('odd')],
])('a step that throws %s is refused', async (_, thrown) => {
  const [finding] = await outcome(() => {
    throw thrown;
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

test('errors that nothing waits for are collected until the end', () => {
  const source = new EventEmitter();
  const collected = collectUnread(source);
  source.emit('unhandledRejection', new Error('no reader'));
  source.emit('uncaughtException', 'thrown by a listener');
  collected.end();
  expect(collected.reasons()).toEqual(['no reader', "'thrown by a listener'"]);
  expect(source.eventNames()).toEqual([]);
});
