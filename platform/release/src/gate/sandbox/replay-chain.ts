import type { FinderLike } from '@storefront/compositions/story';
import { z } from 'zod';
import type { Locator, Page } from '../../cli/browser';
import type { Call } from './messages';

/** Most locators inside of a locator. */
const MAX_NESTING = 4;

const Text = z.string().max(1000);
const Pattern = z.strictObject({
  regexp: z.tuple([z.string().max(1000), z.string().regex(/^[dgimsuvy]{0,8}$/)]),
});
const Words = z
  .union([Text, Pattern])
  .transform((of) => (typeof of === 'string' ? of : new RegExp(...of.regexp)));
const Exact = z.strictObject({ exact: z.boolean().optional() }).optional();

export const Chain = z
  .array(z.tuple([z.string().max(40)], z.unknown()))
  .min(1)
  .max(30);
const Nested = z.strictObject({ locator: Chain });

const ByRole = z
  .strictObject({
    name: Words.optional(),
    exact: z.boolean().optional(),
    level: z.int().optional(),
    pressed: z.boolean().optional(),
  })
  .optional();
const Filter = z
  .strictObject({
    hasText: Words.optional(),
    has: Nested.optional(),
    visible: z.boolean().optional(),
  })
  .optional();

type Finder = FinderLike<Locator>;

/** Arguments of a call that a story may make. Throws when they are others. */
export function parseArguments<Args>(schema: z.ZodType<Args>, [method, ...args]: Call): Args {
  const parsed = schema.safeParse(args);
  if (!parsed.success) throw new Error(`a story may not call ${method} with these arguments`);
  return parsed.data;
}

export const refused = (method: string): Error =>
  new Error(`a story may not call ${method.slice(0, 40)}`);

type Find = (from: Finder, call: Call) => Locator;

/** By the method; a map has no members that a name could reach. */
const finders = new Map<string, Find>([
  ['locator', (from, call) => from.locator(...parseArguments(z.tuple([Text]), call))],
  [
    'getByRole',
    (from, call) => {
      const [role, options] = parseArguments(
        z.tuple([z.string().regex(/^[a-z]{1,20}$/), ByRole]),
        call,
      );
      return from.getByRole(role as Parameters<Finder['getByRole']>[0], options);
    },
  ],
  ['getByLabel', (from, call) => from.getByLabel(...parseArguments(z.tuple([Words, Exact]), call))],
  ['getByText', (from, call) => from.getByText(...parseArguments(z.tuple([Words, Exact]), call))],
]);

type Narrow = (page: Page, from: Locator, call: Call, depth: number) => Locator;

const nested = (page: Page, call: Call, depth: number): Locator =>
  locatorAt(page, parseArguments(z.tuple([Nested]), call)[0].locator, depth + 1);

const narrowers = new Map<string, Narrow>([
  ['first', (_, from, call) => from.first(...parseArguments(z.tuple([]), call))],
  ['last', (_, from, call) => from.last(...parseArguments(z.tuple([]), call))],
  ['nth', (_, from, call) => from.nth(...parseArguments(z.tuple([z.int()]), call))],
  ['or', (page, from, call, depth) => from.or(nested(page, call, depth))],
  ['and', (page, from, call, depth) => from.and(nested(page, call, depth))],
  [
    'filter',
    (page, from, call, depth) => {
      const [{ has, ...options } = {}] = parseArguments(z.tuple([Filter]), call);
      return from.filter(
        has === undefined ? options : { ...options, has: locatorAt(page, has.locator, depth + 1) },
      );
    },
  ],
]);

/**
 * The locator of the page that a story describes by calls. Calls no method that it does not name itself.
 * Throws for any other.
 */
export function locatorAt(page: Page, chain: readonly Call[], depth = 0): Locator {
  if (depth > MAX_NESTING) throw new Error('a story nests too many locators');
  const [first, ...others] = chain;
  const isFrame = first?.[0] === 'frameLocator';
  const from: Finder =
    first !== undefined && isFrame
      ? page.frameLocator(...parseArguments(z.tuple([Text]), first))
      : page;
  const [start, ...more] = isFrame ? others : chain;
  const find = finders.get(start?.[0] ?? '');
  if (start === undefined || find === undefined) throw refused(start?.[0] ?? 'nothing');
  return more.reduce(
    (locator, call) => {
      const [inside, narrow] = [finders.get(call[0]), narrowers.get(call[0])];
      if (inside) return inside(locator, call);
      if (narrow) return narrow(page, locator, call, depth);
      throw refused(call[0]);
    },
    find(from, start),
  );
}
