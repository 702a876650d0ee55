import * as z from 'zod/mini';
import { numberOf } from './number-text';
import { toDecimal, toMinor, ZERO, type Minor } from './primitives';

/*
 * Fields of a restaurant's record. Many programs write records: a number may be a text and a text a
 * number. Each is read where its meaning is certain. What is not read has the field's default only
 * where no price and no choice depends on it; elsewhere the smallest part that depends on it is left
 * out, so that nothing is sold at a wrong price. The API reports all of it (`recordProblems`).
 */

type Written = number | string;
/** A field that must be there. */
type Field<T> = z.ZodMiniType<T, Written>;
/** A field that may be absent. */
type Optional<T> = z.ZodMiniType<T, Written | null | undefined>;

const WRITTEN = z.union([z.number(), z.string()]);
const NULLISH = z.nullish(WRITTEN);

const read = (value: Written): number => (typeof value === 'string' ? numberOf(value) : value);

type Checks = Parameters<ReturnType<typeof z.number>['check']>;

/** A number that must be there and pass the checks. */
export const numeral = (...checks: Checks): Field<number> =>
  z.codec(WRITTEN, z.number().check(...checks), { decode: read, encode: (value) => value });

/** A number that may be absent; an unreadable one is an error. */
export const numeralOr = (fallback: number, ...checks: Checks): Optional<number> =>
  z.codec(NULLISH, z.number().check(...checks), {
    decode: (value) => read(value ?? fallback),
    encode: (value) => value,
  });

const amounts = new Map<number, Optional<number>>();

/** A number that no price depends on: absent or unreadable it is the fallback. */
export function amount(fallback: number): Optional<number> {
  const known = amounts.get(fallback) ?? z.catch(numeralOr(fallback), fallback);
  amounts.set(fallback, known);
  return known;
}

/**
 * Degrees up to `most` in both directions, or null. No coordinate has thousands: a point precedes
 * decimals.
 */
export const coordinate = (most: number): Optional<number | null | undefined> =>
  z.catch(
    z.nullish(
      z.codec(WRITTEN, z.number().check(z.gte(-most), z.lte(most)), {
        decode: (value) =>
          typeof value === 'string' && /^\s*-?\d+\.\d+\s*$/.test(value)
            ? Number(value)
            : read(value),
        encode: (value) => value,
      }),
    ),
    null,
  );

/** Largest price of a record: 999 of it are still an amount of an order. */
const MAX_PRICE = 1_000_000_000;

const AMOUNT = z.custom<Minor>((value) => Number.isSafeInteger(value));
/** NaN, which is no amount, for a price beyond the limits. */
const minorFrom = (value: Written, least: number): Minor => {
  const decimal = read(value);
  return decimal >= least && decimal <= MAX_PRICE ? toMinor(decimal) : (Number.NaN as Minor);
};
const PRICE = z.codec(WRITTEN, AMOUNT, {
  decode: (value) => minorFrom(value, 0),
  encode: toDecimal,
});
const priceFrom = (least: number) =>
  z.codec(NULLISH, AMOUNT, {
    decode: (value) => minorFrom(value ?? 0, least),
    encode: (value): Written => toDecimal(value),
  });
const PRICE_OR_NOTHING = priceFrom(0);
const CHANGE = priceFrom(-MAX_PRICE);
const MONEY = z.catch(CHANGE, ZERO);

/** A price that must be there; below 0 is none. */
export const price = (): Field<Minor> => PRICE;
/** A price that is 0 when absent; unreadable or below 0 is an error. */
export const priceOrNothing = (): Optional<Minor> => PRICE_OR_NOTHING;
/** What a choice adds to a price or takes from it; absent: nothing. An unreadable one is an error. */
export const priceChange = (): Optional<Minor> => CHANGE;
/** Money that no price depends on: absent or unreadable it is 0. */
export const money = (): Optional<Minor> => MONEY;

const LABEL = z.codec(NULLISH, z.string(), {
  decode: (value) => String(value ?? ''),
  encode: (value) => value,
});
const TEXT = z.catch(LABEL, '');
const WORD = z.codec(WRITTEN, z.string(), { decode: String, encode: (value) => value });
const NAME = z.codec(WRITTEN, z.string().check(z.regex(/[^\s\p{C}\p{Z}]/u)), {
  decode: String,
  encode: (value) => value,
});

/** A text that may be absent; another type is an error. */
export const label = (): Optional<string> => LABEL;
/** A text: absent or of another type it is ''. */
export const text = (): Optional<string> => TEXT;
/** A text that must be there. */
export const word = (): Field<string> => WORD;
/** A text that must be there and be visible. */
export const name = (): Field<string> => NAME;

const CERTAIN_FLAG = z.codec(z.nullish(z.union([z.boolean(), WRITTEN])), z.boolean(), {
  decode: (value) => {
    const written = String(value ?? '').trim();
    return (
      /^(?:1|true)$/i.test(written) ||
      (/^(?:0|false|)$/i.test(written) ? false : (written as never))
    );
  },
  encode: (value) => value,
});

/** A switch that choices depend on: off when absent; unknown values are errors. */
export const certainFlag = (): z.ZodMiniType<boolean, Written | boolean | null | undefined> =>
  CERTAIN_FLAG;

/** A list in which one unreadable entry makes the whole unreadable; absent is empty. */
export const whole = <T extends z.ZodMiniType>(entry: T) =>
  z.codec(z.nullish(z.array(entry)), z.custom<z.output<T>[]>(Array.isArray), {
    decode: (values) => values ?? [],
    encode: (values) => values,
  });

type Named = { readonly id: string };

/** Entries with different ids: a choice names its option by the id, the first one counts. */
export const distinct = <T extends Named>(entries: T[]): T[] =>
  entries.filter(({ id }, index) => entries.findIndex((entry) => entry.id === id) === index);
