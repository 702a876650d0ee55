import {
  BaseCategory,
  BaseOption,
  Category,
  Combo,
  entriesOf,
  ExtrasGroup,
  ExtrasOption,
  flag,
  Flavor,
  Fraction,
  on,
  PizzaSize,
  Prize,
  Product,
  RestaurantData,
  SizeFlavors,
} from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import { shown, type RecordProblem } from './record-problem';

type Place = readonly PropertyKey[];
type Schema = z.ZodMiniType;

/** What it means that an entry of a list cannot be read. */
const LEFT_OUT = new Map<Schema, string>([
  [Category, 'the category and its dishes are not on the menu'],
  [Product, 'the dish is not on the menu'],
  [Combo, 'the combo is not on the menu'],
  [PizzaSize, 'the size and the combos that contain it are not sold'],
  [Prize, 'the prize is not offered'],
  [Flavor, 'the flavor is not offered'],
  [SizeFlavors, 'the flavors of this category are not offered on this size'],
  [ExtrasGroup, 'the group is left out, and the dish is not sold unless the group is optional'],
  [ExtrasOption, 'the option cannot be chosen'],
  [BaseCategory, 'nothing of it can be chosen'],
  [BaseOption, 'it cannot be chosen'],
]);
/** Lists whose entries a customer's choice names by their ids. */
const NAMED = new Set<Schema>([ExtrasGroup, ExtrasOption]);

const SWITCHES = new Map<Schema, string>([
  [flag(), 'off'],
  [on(), 'on'],
]);
const isAbsent = (value: unknown): boolean => value === undefined || value === null;
const isSwitch = (value: unknown): boolean => /^\s*(?:0|1|true|false)\s*$/i.test(String(value));

const isAmbiguous = (value: unknown): boolean =>
  typeof value === 'string' && /^\s*-?[1-9]\d{0,2}[.,]\d{3}\s*$/.test(value);
function describeValue(value: unknown): string {
  if (value === undefined) return 'is absent';
  return isAmbiguous(value)
    ? `${shown(value)} has two meanings: thousands or decimals`
    : `${shown(value)} cannot be read`;
}

const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>(
    (inner, key) => (inner as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[key],
    value,
  );

const problem = (place: Place, what: string, effect: string): RecordProblem => ({
  path: place.map(String).join('.'),
  what,
  effect,
});

/** The first part of a value for which its contract refuses it. */
function refused(
  error: z.core.$ZodError,
  value: unknown,
  place: Place,
  effect: string,
): RecordProblem {
  const inner = error.issues[0]?.path ?? [];
  return problem([...place, ...inner], describeValue(valueAt(value, inner)), effect);
}

function ofList(entry: Schema, value: unknown, place: Place): RecordProblem[] {
  const effect = LEFT_OUT.get(entry) ?? 'this entry is left out';
  if (isAbsent(value)) return [];
  if (!Array.isArray(value)) return [problem(place, `${shown(value)} is no list`, effect)];
  const ids = new Set<string>();
  return value.flatMap((it: unknown, index) => {
    const at = [...place, index];
    const read = z.safeParse(entry, it);
    if (!read.success) return [refused(read.error, it, at, effect)];
    const { id } = read.data as { id?: string };
    if (NAMED.has(entry) && id !== undefined && ids.size === ids.add(id).size)
      return [problem([...at, 'id'], `${shown(id)} is the id of another one`, effect)];
    return ofPart(entry, it, at);
  });
}

function ofFallback(schema: Schema, inner: Schema, value: unknown, place: Place): RecordProblem[] {
  const isPrice = schema === Fraction.shape.price;
  if (isAbsent(value) && !isPrice) return [];
  const read = z.safeParse(inner, value);
  if (!read.success) {
    const effect = isPrice
      ? 'the flavor is not offered for this number of parts'
      : `${shown(z.parse(schema, value))} is used instead`;
    return [refused(read.error, value, place, effect)];
  }
  const state = SWITCHES.get(schema);
  return state !== undefined && !isSwitch(value)
    ? [problem(place, `${shown(value)} is no switch`, `it counts as ${state}`)]
    : ofPart(inner, value, place);
}

/** Walks a contract and the value that was read by it. */
function ofPart(schema: Schema, value: unknown, place: Place): RecordProblem[] {
  const entry = entriesOf.get(schema);
  if (entry) return ofList(entry, value, place);
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) =>
        ofPart(field as Schema, valueAt(value, [key]), [...place, key]),
      );
    case 'catch':
      return ofFallback(schema, def.innerType as Schema, value, place);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return isAbsent(value) ? [] : ofPart(def.innerType as Schema, value, place);
    case 'pipe':
      return ofPart(def.in as Schema, value, place);
    case 'array':
      return (value as unknown[]).flatMap((it, index) =>
        ofPart(def.element as Schema, it, [...place, index]),
      );
    default:
      return [];
  }
}

/** Parts of a readable record that its contract leaves out or replaces by a default. */
export const unreadParts = (wire: unknown): RecordProblem[] => ofPart(RestaurantData, wire, []);
