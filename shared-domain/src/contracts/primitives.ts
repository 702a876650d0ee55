import * as z from 'zod/mini';
import { ZERO, toDecimal, toMinor, type Minor } from './minor';

export { ZERO, minor, toDecimal, toMinor, type Minor } from './minor';

/** Up to a trillion a decimal still distinguishes every hundredth; a larger one is no amount. */
const MAX_DECIMAL = 1_000_000_000_000;

const decimal = () => z.number().check(z.gte(-MAX_DECIMAL), z.lte(MAX_DECIMAL));
const wholeHundredths = () => z.custom<Minor>((value) => Number.isSafeInteger(value));

/** A whole number. `z.int` also brings the limits of other formats: 0.4 kB of every start. */
export const int = () => z.number().check(z.refine(Number.isSafeInteger));

/** Money: a decimal on the wire, `Minor` inside. */
export const Money = z.codec(decimal(), wholeHundredths(), { decode: toMinor, encode: toDecimal });

/** An opaque id: text inside, text or number on the wire. */
export const Id = z.codec(z.union([z.string(), z.number()]), z.string(), {
  decode: String,
  encode: (id) => id,
});

// The fields of one kind share one schema: to build one for each of the hundreds of fields is most of
// the time that a slow phone needs for the contracts at its start.
const TEXT = z.catch(
  z.codec(z.nullish(z.string()), z.string(), { decode: (v) => v ?? '', encode: (v) => v }),
  '',
);

/** Optional text of the wire: absent, null or another type all read as ''. */
export const text = () => TEXT;

/** What a switch of the wire may be; anything else has the switch's default. */
const isWritten = (value: unknown): boolean => value !== undefined && typeof value !== 'boolean';
const SWITCH = z.nullish(z.union([z.boolean(), z.number(), z.string()]));
const FLAG = z.catch(
  z.codec(SWITCH, z.boolean(), {
    decode: (v) => v === true || (isWritten(v) && /^\s*(?:1|true)\s*$/i.test(String(v))),
    encode: (v) => v,
  }),
  false,
);
const ON = z.catch(
  z.codec(SWITCH, z.boolean(), {
    decode: (v) => v !== false && !(isWritten(v) && /^\s*(?:0|false)\s*$/i.test(String(v))),
    encode: (v) => v,
  }),
  true,
);

/** Optional switch of the wire: 1, '1' and true are on; absent, null and everything else is off. */
export const flag = () => FLAG;

/** Switch of the wire that defaults to on: 0, '0', 'false' and false are off. */
export const on = () => ON;

const amountWith = (fallback: number) =>
  z.catch(
    z.codec(z.nullish(z.number()), z.number(), { decode: (v) => v ?? fallback, encode: (v) => v }),
    fallback,
  );
const amounts = new Map<number, ReturnType<typeof amountWith>>();

/** Optional amount of the wire with a fallback for absent or unreadable values. */
export function amount(fallback: number): ReturnType<typeof amountWith> {
  const known = amounts.get(fallback) ?? amountWith(fallback);
  amounts.set(fallback, known);
  return known;
}

const OPTIONAL_MONEY = z.codec(z.nullish(decimal()), wholeHundredths(), {
  decode: (v) => toMinor(v ?? 0),
  encode: (v) => toDecimal(v),
});
const MONEY = z.catch(OPTIONAL_MONEY, ZERO);

/**
 * Money that may be omitted: absent and null are 0, an invalid amount is an error. For prices,
 * where an accidental 0 would give the item away.
 */
export const optionalMoney = () => OPTIONAL_MONEY;

/** Optional money of the wire: absent, null and invalid amounts read as 0. */
export const money = () => MONEY;

/** Contracts of the entries, by the contract of their list; for reports about what was dropped. */
export const entriesOf = new WeakMap<z.ZodMiniType, z.ZodMiniType>();

/**
 * Optional list: absent or null is empty; a broken entry is dropped alone, or replaced by `unread`, and
 * so is a value that is no list. `arrange` decides which of the entries count.
 */
export const list = <T extends z.ZodMiniType>(
  entry: T,
  unread: (value: unknown) => z.output<T>[] = () => [],
  arrange: (entries: z.output<T>[]) => z.output<T>[] = (all) => all,
) => {
  const entries = z.catch(
    z.codec(z.nullish(z.array(z.unknown())), z.custom<z.output<T>[]>(Array.isArray), {
      decode: (values) =>
        arrange(
          (values ?? []).flatMap((value) => {
            const parsed = z.safeParse(entry, value);
            return parsed.success ? [parsed.data] : unread(value);
          }),
        ),
      encode: (values) => values.map((value) => z.encode(entry, value)),
    }),
    () => unread(undefined),
  );
  entriesOf.set(entries, entry);
  return entries;
};

/**
 * Optional list without skipping: absent is empty, one broken entry makes the whole list invalid.
 */
export const strictList = <T extends z.ZodMiniType>(entry: T) =>
  z._default(z.array(entry).check(z.maxLength(500)), []);
