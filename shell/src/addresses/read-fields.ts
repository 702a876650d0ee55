type Fields = Readonly<Record<string, unknown>>;

class Malformed extends Error {}

/** The value; throws for one that a condition has replaced by null, undefined or false. */
export function must<Value>(value: Value | null | undefined | false): Value {
  if (value === null || value === undefined || value === false) throw new Malformed();
  return value;
}

export const fields = (value: unknown): Fields =>
  must(typeof value === 'object' && value !== null && !Array.isArray(value) && (value as Fields));

export const text = (value: unknown, pattern: RegExp): string =>
  must(typeof value === 'string' && pattern.test(value) ? value : null);

export const listed = <Value>(value: unknown, read: (entry: unknown) => Value): Value[] =>
  must(Array.isArray(value) && value).map(read);

export const texts = (value: unknown, pattern: RegExp): string[] =>
  listed(value, (entry) => text(entry, pattern));

export const mapped = <Value>(
  value: unknown,
  read: (entry: unknown) => Value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields(value)).map(([key, entry]) => [key, read(entry)]));
