import * as z from 'zod/mini';

type Names = {
  text?: string;
  flag?: string;
  on?: string;
  amount?: string;
  money?: string;
  id?: string;
};
type Sample = { wire: Record<string, unknown>; read: Record<string, unknown> };

/** Per kind of field: a wire value that differs from every default, and its decoded value. */
const KINDS: Record<keyof Names, (name: string) => [wire: unknown, read: unknown]> = {
  text: (name) => [`the ${name}`, `the ${name}`],
  flag: () => [1, true],
  on: () => [false, false],
  amount: () => [7.5, 7.5],
  money: () => [12.34, 1234],
  id: () => [42, '42'],
};

/**
 * A wire record of the named fields (separated by spaces or lines) and its decoded value; `more`
 * adds fields of another shape.
 */
export function fields(
  names: Names,
  more: Record<string, [wire: unknown, read: unknown]> = {},
): Sample {
  const named = (Object.keys(names) as (keyof Names)[]).flatMap((kind) =>
    (names[kind] ?? '')
      .trim()
      .split(/\s+/)
      .map((name) => [name, KINDS[kind](name)] as const),
  );
  const all = [...named, ...Object.entries(more)];
  return {
    wire: Object.fromEntries(all.map(([name, [wire]]) => [name, wire])),
    read: Object.fromEntries(all.map(([name, [, read]]) => [name, read])),
  };
}

/**
 * Every named field is read from the wire with its type, and survives being written back. With
 * `least`, a record of only those fields is read as well, null in all others is accepted, and every
 * named field exists even when missing on the wire.
 */
export function expectEntity(
  contract: z.ZodMiniType,
  { wire, read }: Sample,
  least?: Record<string, unknown>,
): void {
  const parsed = z.parse(contract, wire);
  expect(parsed).toMatchObject(read);
  expect(z.parse(contract, JSON.parse(JSON.stringify(z.encode(contract, parsed))))).toEqual(parsed);
  if (least === undefined) return;
  const bare = z.parse(contract, least);
  const nulls = Object.fromEntries(Object.keys(wire).map((name) => [name, null]));
  expect(Object.keys(z.parse(contract, { ...nulls, ...least }) as object)).toEqual(
    expect.arrayContaining(Object.keys(read)),
  );
  expect(z.parse(contract, JSON.parse(JSON.stringify(z.encode(contract, bare))))).toEqual(bare);
}
