/** Half of a surrogate pair, which a text may hold and PostgreSQL may not, is replaced. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();

/** JSON of a value as PostgreSQL takes it. */
export const storable = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'string' ? wellFormed(inner) : inner,
  );
