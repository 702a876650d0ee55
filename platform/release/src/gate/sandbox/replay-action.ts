import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Locator, Page, Response } from '../../cli/browser';
import type { ApiResponse, Call } from './messages';
import { parseArguments, locatorAt, refused } from './replay-chain';

/** The page that a story drives, and what it may open. */
export interface Stage {
  readonly page: Page;
  /** Address of the candidate, without a slash at the end. */
  readonly base: string;
  /** Origins of documents that the story may drive and read. */
  readonly origins: readonly string[];
  /** Addresses of the answers that the page got, oldest first. */
  readonly answers: readonly Response[];
  /** Timeout in ms of a wait. */
  readonly timeout: number;
}

const MAX_CHARACTERS = 2_000_000;
const MAX_PAUSE_MS = 5_000;
const POLL_MS = 30;

const Nothing = z.tuple([]);
const Value = z.string().max(10_000);
const Script = z.string().max(50_000);
const State = z
  .strictObject({ state: z.enum(['attached', 'detached', 'visible', 'hidden']).optional() })
  .optional();

type Act = (locator: Locator, call: Call) => Promise<unknown>;

/** What a story does with an element, by the method; a map has no members that a name could reach. */
const onElement = new Map<string, Act>([
  ['click', (locator, call) => locator.click(...parseArguments(Nothing, call))],
  ['check', (locator, call) => locator.check(...parseArguments(Nothing, call))],
  ['fill', (locator, call) => locator.fill(...parseArguments(z.tuple([Value]), call))],
  [
    'press',
    (locator, call) => locator.press(...parseArguments(z.tuple([z.string().max(40)]), call)),
  ],
  ['waitFor', (locator, call) => locator.waitFor(...parseArguments(z.tuple([State]), call))],
  ['count', (locator, call) => locator.count(...parseArguments(Nothing, call))],
  ['innerText', (locator, call) => locator.innerText(...parseArguments(Nothing, call))],
  ['inputValue', (locator, call) => locator.inputValue(...parseArguments(Nothing, call))],
  ['isVisible', (locator, call) => locator.isVisible(...parseArguments(Nothing, call))],
  ['isDisabled', (locator, call) => locator.isDisabled(...parseArguments(Nothing, call))],
  [
    'getAttribute',
    (locator, call) =>
      locator.getAttribute(...parseArguments(z.tuple([z.string().max(100)]), call)),
  ],
]);

/** An address of the candidate. Throws for one of another origin. */
function addressAt({ base }: Stage, address: string): string {
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  if (url === null || url.origin !== new URL(base).origin)
    throw new Error(`a story opens only addresses of the candidate, not ${address.slice(0, 100)}`);
  return url.href;
}

/** Throws for an address of which a story may read nothing. */
function expectReadable({ origins }: Stage, address: string): void {
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  if (address !== 'about:blank' && !origins.includes(origin))
    throw new Error(`a story uses only pages of the candidate, not ${address.slice(0, 100)}`);
}

async function bounded(text: Promise<string>): Promise<string> {
  const read = await text;
  if (read.length > MAX_CHARACTERS) throw new Error('the answer is too long for a story');
  return read;
}

async function requested(stage: Stage, call: Call): Promise<ApiResponse> {
  const [method, address, data] = parseArguments(
    z.tuple([z.enum(['GET', 'POST']), Value, z.json().optional()]),
    call,
  );
  const answer = await fetch(addressAt(stage, address), {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(stage.timeout),
    ...(data === undefined || data === null
      ? {}
      : { body: JSON.stringify(data), headers: { 'content-type': 'application/json' } }),
  });
  return { status: answer.status, text: await bounded(answer.text()) };
}

/** Resolves when `isThere` returns something. Rejects after the timeout of the stage. */
async function poll<Found>({ timeout }: Stage, what: string, isThere: () => Found | null) {
  const end = performance.now() + timeout;
  for (;;) {
    const found = isThere();
    if (found !== null) return found;
    if (performance.now() > end)
      throw new Error(`Timeout ${timeout}ms exceeded while waiting for ${what}`);
    await pause(POLL_MS);
  }
}

type ActOnPage = (stage: Stage, call: Call) => Promise<unknown>;

const onPage = new Map<string, ActOnPage>([
  [
    'goto',
    async (stage, call) =>
      void (await stage.page.goto(addressAt(stage, parseArguments(z.tuple([Value]), call)[0]))),
  ],
  ['reload', async ({ page }, call) => void (await page.reload(...parseArguments(Nothing, call)))],
  [
    'evaluate',
    ({ page }, call) => {
      const [work, argument] = parseArguments(z.tuple([Script, z.json().optional()]), call);
      // a text: it is compiled in the page alone
      return page.evaluate<unknown>(`(${work})(${JSON.stringify(argument ?? null)})`);
    },
  ],
  [
    'addInitScript',
    async ({ page }, call) =>
      void (await page.addInitScript({ content: parseArguments(z.tuple([Script]), call)[0] })),
  ],
  [
    'waitForTimeout',
    async (_, call) => {
      const [ms] = parseArguments(z.tuple([z.number().min(0).max(MAX_PAUSE_MS)]), call);
      await pause(ms);
    },
  ],
  [
    'urlAfter',
    (stage, call) => {
      const [known] = parseArguments(z.tuple([Value]), call);
      return poll(stage, `another address than ${known}`, () =>
        stage.page.url() === known ? null : true,
      );
    },
  ],
  [
    'answersSince',
    (stage, call) => {
      const [since] = parseArguments(z.tuple([z.int().min(0).nullable()]), call);
      const { answers } = stage;
      if (since === null) return Promise.resolve(answers.length);
      return poll(stage, 'an answer', () =>
        answers.length > since
          ? { addresses: answers.slice(since).map((answer) => answer.url()), next: answers.length }
          : null,
      );
    },
  ],
  [
    'answer',
    async (stage, call) => {
      const [index] = parseArguments(z.tuple([z.int().min(0)]), call);
      const answer = stage.answers[index];
      if (answer === undefined) throw new Error('there is no such answer');
      expectReadable(stage, answer.url());
      return { status: answer.status(), text: await bounded(answer.text()) };
    },
  ],
  ['request', requested],
]);

async function act(stage: Stage, chain: readonly Call[]): Promise<unknown> {
  const last = chain.at(-1);
  if (last === undefined) throw refused('nothing');
  const before = chain.slice(0, -1);
  const actOnPage = before.length === 0 ? onPage.get(last[0]) : undefined;
  if (actOnPage) return actOnPage(stage, last);
  const actOnElement = onElement.get(last[0]);
  if (actOnElement === undefined) throw refused(last[0]);
  return actOnElement(locatorAt(stage.page, before), last);
}

/**
 * Does what a story describes by calls, and returns plain data. Rejects for what no story may do, and where
 * a script of it has led the page, before or meanwhile, to another origin.
 */
export async function replayAction(stage: Stage, chain: readonly Call[]): Promise<unknown> {
  expectReadable(stage, stage.page.url());
  const value = await act(stage, chain);
  expectReadable(stage, stage.page.url());
  return value;
}
