import * as z from 'zod';

/**
 * What a key of operators may do. `figures`: results of experiments and of their guard, which an
 * edge in a process of its own reads. `carts`: links back to carts. `phones`: phones of visits.
 */
export const OPERATOR_SCOPES = [
  'metrics',
  'figures',
  'heartbeat',
  'courier',
  'tables',
  'backup',
  'carts',
  'phones',
  'openapi',
] as const;
export type OperatorScope = (typeof OPERATOR_SCOPES)[number];

/** A bearer token of operators with its scopes. */
export type OperatorKey = {
  readonly scopes: readonly OperatorScope[];
  readonly key: string;
};

const MIN_KEY_LENGTH = 32;

const isScope = (name: string): name is OperatorScope =>
  OPERATOR_SCOPES.some((scope) => scope === name);

/** Reads `scope+scope:key`; a text says what is wrong, without a part of the entry: any may be a key. */
function readEntry(entry: string): OperatorKey | string {
  const colon = entry.indexOf(':');
  if (colon < 0) return 'has no colon between scopes and key';
  const [names, key] = [entry.slice(0, colon).split('+'), entry.slice(colon + 1)];
  const scopes = names.filter(isScope);
  if (scopes.length < names.length)
    return `has an unknown scope; the scopes are ${OPERATOR_SCOPES.join(', ')}`;
  if (key.length < MIN_KEY_LENGTH) return `has a key of fewer than ${MIN_KEY_LENGTH} characters`;
  return { scopes, key };
}

/** OPERATOR_KEYS: entries `scope+scope:key`, separated by commas. An error names them by position. */
export const operatorKeys = z.string().transform((given, { issues }): readonly OperatorKey[] => {
  const entries = given.split(/[\s,]+/).filter((entry) => entry !== '');
  const read = entries.map(readEntry);
  const wrong = read.flatMap((it, index) =>
    typeof it === 'string' ? [`entry ${index + 1} ${it}`] : [],
  );
  if (entries.length === 0) wrong.push('no entry of the form scope+scope:key is given');
  if (wrong.length > 0) issues.push({ code: 'custom', input: given, message: wrong.join('; ') });
  return read.filter((it) => typeof it !== 'string');
});

/** The first key with a scope; null without any. */
export const keyFor = (keys: readonly OperatorKey[], scope: OperatorScope): string | null =>
  keys.find(({ scopes }) => scopes.includes(scope))?.key ?? null;
