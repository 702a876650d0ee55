import type { Locator, Page } from '@storefront/compositions/story';
import type { ApiResponse, Call, Chain } from '../messages';

/** Performs an action on the page, and returns its plain result. */
export type Send = (chain: Chain) => Promise<unknown>;

const FINDERS = ['locator', 'getByRole', 'getByLabel', 'getByText'] as const;
const NARROWERS = ['first', 'last', 'nth', 'or', 'and', 'filter'] as const;
const ACTIONS = [
  ...['click', 'check', 'fill', 'press', 'waitFor', 'count', 'innerText', 'inputValue'],
  ...['isVisible', 'isDisabled', 'getAttribute'],
] as const;

/** Chains of locators: an argument may be one. */
const chains = new WeakMap<object, Chain>();

function plain(value: unknown): unknown {
  if (value instanceof RegExp) return { regexp: [value.source, value.flags] };
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plain);
  const chain = chains.get(value);
  if (chain !== undefined) return { locator: chain };
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, plain(of)]));
}

const call = (method: string, args: readonly unknown[]): Call => [method, ...args.map(plain)];

type Methods = Record<string, (...args: readonly unknown[]) => unknown>;

function createFinders(chain: Chain, send: Send, names: readonly string[]): Methods {
  const more =
    (method: string) =>
    (...args: readonly unknown[]) =>
      createLocator([...chain, call(method, args)], send);
  return Object.fromEntries(names.map((name) => [name, more(name)]));
}

function createLocator(chain: Chain, send: Send): Locator {
  const act =
    (method: string) =>
    (...args: readonly unknown[]) =>
      send([...chain, call(method, args)]);
  const locator = {
    ...createFinders(chain, send, [...FINDERS, ...NARROWERS]),
    ...Object.fromEntries(ACTIONS.map((name) => [name, act(name)])),
  };
  chains.set(locator, chain);
  return locator as unknown as Locator;
}

const toResponse = ({ status, text }: ApiResponse) => ({
  ok: () => status >= 200 && status < 300,
  status: () => status,
  json: async (): Promise<unknown> => JSON.parse(text),
});

/** Without the flags by which a test remembers its last match. */
const stateless = ({ source, flags }: RegExp): RegExp =>
  new RegExp(source, flags.replace(/[gy]/g, ''));

/**
 * The page of a story: each action is sent, and what a regular expression of the story matches is decided
 * here. `url`: the address of the page after the last turn.
 */
export function recordedPage(send: Send, url: () => string): Page {
  const act =
    (method: string) =>
    (...args: readonly unknown[]) =>
      send([call(method, args)]);
  const page: Page = {
    ...(createFinders([], send, FINDERS) as unknown as Pick<Page, (typeof FINDERS)[number]>),
    frameLocator: (selector) => createLocator([call('frameLocator', [selector])], send),
    goto: act('goto'),
    reload: act('reload'),
    url,
    evaluate: <Result, Argument>(work: (argument: Argument) => Result, argument: Argument) =>
      act('evaluate')(String(work), argument) as Promise<Awaited<Result>>,
    addInitScript: ({ content }) => act('addInitScript')(content),
    waitForTimeout: async (ms) => void (await act('waitForTimeout')(ms)),
    waitForURL: async (address) => {
      const form = stateless(address);
      while (!form.test(url())) await act('urlAfter')(url());
    },
    waitForResponse: async (address) => {
      const form = stateless(address);
      let since = await act('answersSince')(null);
      for (;;) {
        const { addresses, next } = (await act('answersSince')(since)) as {
          addresses: readonly string[];
          next: number;
        };
        const at = addresses.findIndex((it) => form.test(it));
        if (at >= 0) {
          const index = next - addresses.length + at;
          return toResponse((await act('answer')(index)) as ApiResponse);
        }
        since = next;
      }
    },
    request: {
      get: async (address) => toResponse((await act('request')('GET', address)) as ApiResponse),
      post: async (address, { data } = {}) =>
        toResponse((await act('request')('POST', address, data ?? null)) as ApiResponse),
    },
  };
  return page;
}
