/** Replaces lone surrogates, which a string may contain but PostgreSQL rejects. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();

/** JSON of a value in a form that PostgreSQL accepts. */
export const storable = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'string' ? wellFormed(inner) : inner,
  );
