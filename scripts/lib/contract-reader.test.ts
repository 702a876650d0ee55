/** @jest-environment node */
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import type { Schema } from '../../platform/build/src/contract-reader/schema';
import { randomRuns } from '../../shared-domain/src/testing/random-runs';

type Outcome = { readonly success: boolean; readonly data?: unknown; readonly error?: unknown };
type Reader = {
  readonly safeParse: (schema: unknown, value: unknown) => Outcome;
  readonly safeEncode: (schema: unknown, value: unknown) => Outcome;
};
type Form = {
  readonly check: (
    rule: (payload: { readonly value: Record<string, unknown>; readonly issues: object[] }) => void,
  ) => Form;
  readonly '~standard': {
    readonly validate: (values: unknown) => {
      readonly value?: unknown;
      readonly issues?: readonly { readonly path: unknown; readonly message: string }[];
    };
  };
};
type Makers = { readonly object: (shape: object) => Form; readonly string: () => object };
type Issues = readonly { readonly path: unknown }[];
type Def = z.core.$ZodTypes['_zod']['def'];

const FILES = ['contracts/index', 'contracts/calls', 'contracts/telemetry', 'contracts/card-frame'];

const own = {
  ...jest.requireActual<Reader>('../../platform/build/src/contract-reader'),
  ...jest.requireActual<{ readonly Schema: typeof Schema }>(
    '../../platform/build/src/contract-reader/schema',
  ),
};
const zod = jest.requireActual<Reader>('zod/mini');

/** Every contract of shared-domain by its name, made with the library. */
function contracts(library: Reader): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const add = (name: string, value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    if ('safeParse' in value) found.set(name, value);
    for (const part of ['body', 'answer'])
      if (part in value) add(`${name}.${part}`, (value as Record<string, unknown>)[part]);
  };
  jest.isolateModules(() => {
    jest.doMock('zod/mini', () => library);
    for (const file of FILES) {
      const names = jest.requireActual<Record<string, unknown>>(`../../shared-domain/src/${file}`);
      for (const [name, value] of Object.entries(names)) add(name, value);
    }
  });
  return found;
}

const ofReader = contracts(own);
const ofZod = contracts(zod);

/** Equal numbers for equal seeds (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const HOSTILE: readonly unknown[] = [
  ...[undefined, null, true, false, 0, -0, 1, -1, 0.1, 1.005, 1e12, 1e13, 2 ** 53, 1e309, -7.5],
  ...[Number.NaN, '', ' ', '0', '1', 'true', 'FALSE', ' 1 ', '1,50', '1.234,5', '12,3e4', '\u0000'],
  ...['\u200B', 'x'.repeat(501), '😀'.repeat(250), '12:30:00', '2026-02-29', '#aBc', '#12345g'],
  ...['2024-02-29T10:00:00Z', '2026-11-29T10:00:00.5Z', '6f1c9b52-7d0e-4f63-9a0b-0f8b1a2c3d4e'],
  ...['00000000-0000-0000-0000-000000000000', 'https://a.b', 'javascript:alert(1)', '__proto__'],
  ...[[], {}, [null], [[]], { length: 3 }, { id: {} }, { constructor: {} }, { value: 1 }],
  ...[new Date(0), new Map(), Object.create(null), JSON.parse('{"__proto__":{"id":1}}'), () => 1],
];

/** A value for a contract, mostly a valid one. */
function valueFor(schema: z.ZodMiniType, random: () => number): unknown {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  if (random() < 0.04) return pick(HOSTILE);
  const { def } = (schema as unknown as { readonly _zod: { readonly def: Def } })._zod;
  const of = (inner: unknown): unknown => valueFor(inner as z.ZodMiniType, random);
  const many = () => Array.from({ length: pick([0, 1, 1, 2, 3]) });
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).flatMap(([key, field]) =>
        random() < 0.1 ? [] : [[key, of(field)] as const],
      );
      const extra = random() < 0.2 ? [[pick(['zz', '__proto__', 'id']), pick(HOSTILE)]] : [];
      return Object.fromEntries([...fields, ...extra]);
    }
    case 'array':
      return many().map(() => of(def.element));
    case 'record':
      return Object.fromEntries(
        many().map(() => [pick(['1', '12', 'a', 'b', '']), of(def.valueType)]),
      );
    case 'union':
      return of(pick(def.options));
    case 'enum':
      return pick(Object.values(def.entries));
    case 'literal':
      return pick(def.values);
    case 'optional':
    case 'nullable':
      return random() < 0.2 ? pick([null, undefined]) : of(def.innerType);
    case 'default':
    case 'prefault':
    case 'catch':
      return random() < 0.1 ? pick([undefined, null]) : of(def.innerType);
    case 'pipe': {
      const entry = entries.get(schema);
      return entry !== undefined && random() < 0.95 ? many().map(() => of(entry)) : of(def.in);
    }
    case 'number':
      return pick([0, 1, 2, 3.5, 12, 999, 1000, -3, 1.005, 100_000, Date.now()]);
    case 'boolean':
      return random() < 0.5;
    case 'string':
      return pick(['Ana', '5', '12,50', '08:00:00', '#123456', ...HOSTILE.filter(isText)]);
    default:
      return pick(HOSTILE);
  }
}
const isText = (value: unknown): value is string => typeof value === 'string';

const entries = jest.requireActual<{
  readonly entriesOf: WeakMap<z.ZodMiniType, z.ZodMiniType>;
}>('../../shared-domain/src/contracts/primitives').entriesOf;

/** What counts of a result: the value, or where its first violation is. */
function outcomeOf(
  library: Reader,
  way: keyof Reader,
  schema: unknown,
  value: unknown,
): readonly [string, unknown?] {
  let result: Outcome;
  try {
    result = library[way](schema, value);
  } catch (error) {
    // an entry of a list that cannot be written
    const { message, issues } = error as Error & { readonly issues?: Issues };
    return ['throws', issues === undefined ? message : issues[0]?.path];
  }
  if (result.success) return ['read', result.data];
  const { issues } = result.error as { readonly issues: Issues };
  return ['refused', issues[0]?.path];
}

/** Cases of each contract whose results differ, and the number of values that were read. */
function compare(name: string, cases: number, random: () => number) {
  const theirs = ofZod.get(name) as z.ZodMiniType;
  const ours = ofReader.get(name) as Schema;
  const differing: unknown[] = [];
  let read = 0;
  for (let index = 0; index < cases && differing.length < 3; index += 1) {
    const value = valueFor(theirs, random);
    const expected = outcomeOf(zod, 'safeParse', theirs, value);
    const found = outcomeOf(own, 'safeParse', ours, value);
    if (!isDeepStrictEqual(found, expected)) differing.push({ name, value, expected, found });
    if (expected[0] === 'read') read += 1;
    const inner = expected[0] === 'read' && random() < 0.8 ? expected[1] : value;
    const back = outcomeOf(zod, 'safeEncode', theirs, inner);
    const ownBack = outcomeOf(own, 'safeEncode', ours, inner);
    if (!isDeepStrictEqual(ownBack, back)) differing.push({ name, inner, back, ownBack });
  }
  return { differing, read };
}

const FIRST = ['RestaurantData', 'StoredCart', 'StoredOrderDraft', 'CartLine', 'ErrorBody'];

test('the contracts are made by the reader', () => {
  expect([...ofReader.values()].filter((it) => !(it instanceof own.Schema))).toEqual([]);
});

test('the reader has every contract of the pages', () => {
  expect([...ofReader.keys()]).toEqual([...ofZod.keys()]);
  expect(ofZod.size).toBeGreaterThan(100);
  expect(FIRST.filter((name) => !ofZod.has(name))).toEqual([]);
});

test('reads and writes values of every contract as zod does', () => {
  const seed = Number(process.env['READER_SEED'] ?? Math.floor(Math.random() * 2 ** 32));
  const random = randomOf(seed);
  let cases = 0;
  let read = 0;
  for (const name of ofZod.keys()) {
    const count = randomRuns(FIRST.includes(name) ? 600 : 180);
    const result = compare(name, count, random);
    expect({ seed, differing: result.differing }).toEqual({ seed, differing: [] });
    cases += 2 * count;
    read += result.read;
  }
  expect(cases).toBeGreaterThan(randomRuns(100_000));
  expect(read).toBeGreaterThan(cases / 5);
});

/** What a library of forms gets: the first violation of each field, with its text. */
const validated = (library: Reader & Makers, values: object): unknown => {
  const { object, string } = library;
  const fields = object({ name: string(), phone: string() });
  const form = fields.check(({ value, issues }) => {
    if (value.name === '')
      issues.push({ code: 'custom', input: value, path: ['name'], message: 'missing-name' });
  });
  const { value, issues } = form['~standard'].validate(values);
  return { value, issues: issues?.map(({ path, message }) => [path, message]) };
};

test('a form gets the values or the texts of its fields', () => {
  const typed = { name: 'Ana', phone: '5', more: 1 };
  for (const values of [typed, { name: '', phone: '' }, { name: '' }, { name: 1, phone: '' }])
    expect(validated(own as never, values)).toEqual(validated(zod as never, values));
  expect(validated(own as never, typed)).toEqual({ value: { name: 'Ana', phone: '5' } });
  expect(validated(own as never, { name: '', phone: '' })).toEqual({
    issues: [[['name'], 'missing-name']],
  });
});
