type Members = ReadonlyMap<PropertyKey, PropertyDescriptor>;

const { getOwnPropertyDescriptor, getOwnPropertyNames, getPrototypeOf } = Object;
const { ownKeys } = Reflect;

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

const membersOf = (object: object): Members =>
  new Map(ownKeys(object).map((key) => [key, getOwnPropertyDescriptor(object, key)!]));

/** Objects of the language without a name. */
const UNNAMED: readonly (readonly [name: string, object: object])[] = [
  ['AsyncFunction', async () => undefined],
  ['GeneratorFunction', function* none() {}],
  ['AsyncGeneratorFunction', async function* none() {}],
  ['ArrayIterator', [][Symbol.iterator]()],
  ['TypedArray', Uint8Array],
];

/** Built-in objects by their names, with their members as they were. */
let observed = new Map<object, { readonly name: string; readonly members: Members }>();

function add(object: unknown, name: string): void {
  if (!isObject(object) || observed.has(object)) return;
  observed.set(object, { name, members: membersOf(object) });
  add(getOwnPropertyDescriptor(object, 'prototype')?.value, `${name}.prototype`);
}

/** Remembers the members of the built-in objects of this realm. */
export function observeMembers(): void {
  observed = new Map();
  for (const name of getOwnPropertyNames(globalThis))
    add(getOwnPropertyDescriptor(globalThis, name)?.value, name);
  observed.delete(globalThis); // a build adds its globals
  for (const [name, object] of UNNAMED) add(getPrototypeOf(object), `${name}.prototype`);
}

const isSame = (one: PropertyDescriptor | undefined, other: PropertyDescriptor): boolean =>
  one !== undefined &&
  Object.is(one.value, other.value) &&
  one.get === other.get &&
  one.set === other.set;

/** Members of built-in objects that were added, replaced or removed, e.g. `Array.prototype.push`. */
export const changedMembers = (): string[] =>
  [...observed].flatMap(([object, { name, members }]) => {
    const now = membersOf(object);
    const keys = [...new Set([...members.keys(), ...now.keys()])];
    return keys
      .filter((key) => {
        const before = members.get(key);
        return before === undefined || !isSame(now.get(key), before);
      })
      .map((key) => `${name}.${String(key)}`);
  });
