import { openScriptSandbox } from '../../../../edge/src/render/sandbox/script-sandbox';
import type { Page } from '../../cli/browser';
import type { Translation } from '../catalogs/translations';
import type { Stage } from './replay-action';
import { listStories, openStory } from './story-sandbox';

/* A story is code of a build: each of these would like more than a page. */

const TRANSLATION = {
  language: 'en',
  catalogs: new Map([['remote-a', [new Map([['title', 'Hello {{name}}']])]]]),
} as unknown as Translation;

/** A page that records what is called; members that no story may reach are among them. */
function aStage(): Stage & { readonly calls: string[] } {
  const calls: string[] = [];
  const reached = (name: string) => () => void calls.push(`reached ${name}`);
  const element = {
    click: async () => void calls.push('click'),
    count: async () => 2,
    filter: ({ hasText }: { hasText?: string }) => (calls.push(`filter ${hasText}`), element),
    page: reached('page'),
    evaluateHandle: reached('evaluateHandle'),
  };
  const page = {
    url: () => 'http://candidate/here',
    getByRole: (role: string, { name }: { name?: unknown } = {}) => {
      calls.push(`getByRole ${role} ${String(name)}`);
      return element;
    },
    locator: () => element,
    goto: async (url: string) => void calls.push(`goto ${url}`),
    evaluate: async (text: string) => void calls.push(`evaluate ${text}`),
    context: reached('context'),
    route: reached('route'),
  } as unknown as Page;
  const origins = ['http://candidate'];
  return { page, base: 'http://candidate', origins, answers: [], timeout: 300, calls };
}

const scriptOf = (walk: string): string => `
  const walk = async ({ page, t }) => { ${walk} };
  globalThis.storefrontStories = { stories: { s: { needs: [], steps: [['walk', walk]] } } };`;

/** A shorter deadline than that of the gate, in ms: until it ends, an endless loop uses a core. */
const SHORT_MS = 2_000;
const openBriefly: typeof openScriptSandbox = (options) =>
  openScriptSandbox({ ...options, deadlineMs: SHORT_MS });

/** Why the step of a story is not possible, or `possible`; and what was called. */
async function outcome(script: string, open = openScriptSandbox) {
  const stage = aStage();
  const options = { script, name: 's', translation: TRANSLATION, stage };
  const story = await openStory(open, options);
  try {
    const reason = await story.step(0).then(
      () => 'possible',
      (error: unknown) => (error as Error).message,
    );
    return { reason, calls: stage.calls };
  } finally {
    story.close();
  }
}

test('a story drives the page by expressions, texts and locators, and reads plain results', async () => {
  const walk = `
    const button = page.getByRole('button', { name: /^save/i });
    if ((await button.count()) !== 2) throw new Error('no number');
    const text = t('remote-a:title', { name: 'you' });
    await page.getByRole('listitem').filter({ has: button, hasText: text }).click();
    await page.evaluate((it) => it + 1, 1);
    await page.goto('/there');
    if (page.url() !== 'http://candidate/here') throw new Error('no address');`;
  expect(await outcome(scriptOf(walk))).toEqual({
    reason: 'possible',
    calls: [
      'getByRole button /^save/i',
      'getByRole listitem undefined',
      'getByRole button /^save/i',
      'filter Hello you',
      'click',
      'evaluate ((it) => it + 1)(1)',
      'goto http://candidate/there',
    ],
  });
});

test.each([
  ['another server', `await page.goto('http://elsewhere/')`],
  ['a file', `await page.goto('file:///etc/passwd')`],
  ['a script', `await page.goto('javascript:alert(1)')`],
  ['a request to another server', `await page.request.get('http://169.254.169.254/')`],
])('the address of %s is not opened', async (_, walk) =>
  expect(await outcome(scriptOf(walk))).toEqual({
    reason: expect.stringContaining('a story opens only addresses of the candidate'),
    calls: [],
  }),
);

/** A story that sends one message past the page that it got, and ends with the answer to it. */
const forging = (chain: string): string => `
  const steps = [['walk', async () => undefined]];
  globalThis.storefrontStories = { stories: { s: { needs: [], steps } } };
  let sent = false;
  globalThis.storefrontServer.turn = async (json) => {
    if (sent) return JSON.stringify({ actions: [], end: { error: JSON.parse(json).settled[0].error ?? null } });
    sent = true;
    return JSON.stringify({ actions: [{ id: 1, chain: ${chain} }] });
  };`;

test.each([
  ['the browser', `[['context'], ['browser']]`],
  ['a route of the network', `[['route', '**']]`],
  ['a member that every object has', `[['constructor'], ['constructor', 'a']]`],
  ['the prototype', `[['locator', 'a'], ['__proto__'], ['click']]`],
  ['the page of an element', `[['locator', 'a'], ['page'], ['click']]`],
  ['a method of the page on an element', `[['locator', 'a'], ['goto', '/']]`],
  ['an option that no story has', `[['locator', 'a'], ['click', { timeout: 0 }]]`],
  ['an argument of a wrong kind', `[['locator', { toString: 1 }], ['click']]`],
  ['a longer argument than any', `[['locator', 'a'.repeat(5000)], ['click']]`],
  ['a longer chain than any', `Array.from({ length: 40 }, () => ['locator', 'a'])`],
  [
    'locators in locators without end',
    `(() => {
      let chain = [['locator', 'a']];
      for (let at = 0; at < 6; at += 1) chain = [['locator', 'a'], ['or', { locator: chain }]];
      return [...chain, ['click']];
    })()`,
  ],
])('a message that reaches for %s is refused', async (_, chain) =>
  expect(await outcome(forging(chain))).toEqual({
    reason: expect.stringMatching(/^a story (?:may not call|nests too many|sent what)/),
    calls: [],
  }),
);

test('a story that computes without end is not possible', async () =>
  expect((await outcome(scriptOf('for (;;);'), openBriefly)).reason).toContain(
    'did not answer within 2 s',
  ));

test.each([
  [
    'sends messages without end',
    `for (;;) await page.getByRole('button').count();`,
    /does too much in one step/,
  ],
  [
    'sends very many at once',
    `await Promise.all(Array.from({ length: 5000 }, () => page.getByRole('button').count()));`,
    /sent (?:too much|what is no message)/,
  ],
  [
    'sends a giant one',
    `await page.getByRole('button', { name: 'a'.repeat(3e6) }).click();`,
    /sent too much at once/,
  ],
  ['waits for what cannot happen', 'await new Promise(() => undefined);', /what cannot happen/],
  ['fills the memory', 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length));', /./],
  ['throws what has no text', 'throw Object.create(null);', /without a text/],
])('a story that %s is not possible', async (_, walk, reason) =>
  expect(await outcome(scriptOf(walk))).toMatchObject({
    reason: expect.stringMatching(reason) as unknown,
  }),
);

test('what a story leaves outside of its sandbox is reported', async () => {
  const walk = `
    const reached = [globalThis.process, globalThis.require, globalThis.fetch, globalThis.WebSocket];
    throw new Error(reached.map((it) => typeof it).join());`;
  expect((await outcome(scriptOf(walk))).reason).toBe('undefined,undefined,undefined,undefined');
});

test('a script with an endless loop lists no stories', async () =>
  expect(listStories(openBriefly, 'for (;;);')).rejects.toThrow('did not answer within 2 s'));

test.each([
  ['no stories', ''],
  ['an error', 'throw new Error("no");'],
  [
    'a name that is a path',
    `globalThis.storefrontStories = { stories: { '../a': { needs: [], steps: [] } } };`,
  ],
])('a script with %s lists no stories', async (what, script) => {
  const listed = await listStories(openScriptSandbox, script).catch(() => 'refused');
  expect(listed).toEqual(what === 'no stories' ? { stories: {} } : 'refused');
});
