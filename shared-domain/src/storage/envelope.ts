import * as z from 'zod/mini';

const Envelope = z.object({ v: z.int(), value: z.unknown() });

/**
 * What became of a stored text: a value, one of a newer build that this one cannot read and must
 * leave alone, or rubbish.
 */
export type Opened<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'newer' }
  | { readonly kind: 'rubbish' };

export const seal = (version: number, value: unknown): string =>
  JSON.stringify({ v: version, value });

/**
 * Opens a stored text. Read are the versions of this build, of the one before it and of the one
 * after it, as far as the schema accepts them: a build that is rolled back finds what its follower
 * wrote.
 */
export function open<S extends z.ZodMiniType>(
  text: string,
  schema: S,
  version: number,
): Opened<z.output<S>> {
  const envelope = z.safeParse(Envelope, parseJson(text));
  if (!envelope.success || Math.abs(envelope.data.v - version) > 1) return { kind: 'rubbish' };
  const decoded = z.safeParse(schema, envelope.data.value);
  if (decoded.success) return { kind: 'value', value: decoded.data };
  return { kind: envelope.data.v > version ? 'newer' : 'rubbish' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
