import * as z from 'zod/mini';
import { int } from '../contracts/primitives';

const Envelope = z.object({ v: int(), value: z.unknown() });

/**
 * Result of reading a stored text: a value, a value of a newer build that this one cannot read and
 * must not change, or an invalid text.
 */
export type Opened<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'newer' }
  | { readonly kind: 'rubbish' };

export const seal = (version: number, value: unknown): string =>
  JSON.stringify({ v: version, value });

/**
 * Opens a stored text. Supports the versions of this build, the previous and the next one, as far
 * as the schema accepts them: after a rollback a build can read the values of its successor.
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
