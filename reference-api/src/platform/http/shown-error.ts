const MAX_LENGTH = 500;
/** Maximum length of a message that the patterns read; a quoted value cut off there is closed. */
const MAX_READ_LENGTH = 4000;
const CLOSED = `"'”`;
const MIN_SENT_LENGTH = 3;
const MAX_SENT_TEXTS = 500;

/** Quoted names that are not redacted: names of our own tables, as databases quote them. */
const NAMED =
  /((?:relation|column|constraint|table|function|index|type) ")([a-z_][a-z0-9_]{0,62})"/g;
const QUOTED = /"[^"]{0,4000}"|'[^']{0,4000}'|“[^”]{0,4000}”/g;
const MAIL = /[^\s@]{1,320}@[^\s@]+/g;
/**
 * Runs of six digits and more, with any separators: phones, documents, cards, postal codes, uuids.
 */
const NUMBER = /(?:[0-9a-f]{4,40}-){2,9}[0-9a-f]{4,40}|(?:\d[\s().-]{0,2}){6,}/gi;
const TOKEN = /[\w-]{24,}/g;

/** A message without possible personal data: quoted values, email addresses, numbers, tokens. */
function withoutValues(text: string): string {
  const names: string[] = [];
  const held = text.replace(
    NAMED,
    (_, kind: string, name: string) => `${kind.slice(0, -1)}\0${names.push(name) - 1}\0`,
  );
  const plain = held
    .replace(QUOTED, '"…"')
    .replace(MAIL, '[mail]')
    .replace(NUMBER, '[number]')
    .replace(TOKEN, '[token]');
  return plain
    .replace(/\0(\d+)\0/g, (_, index: string) => names[Number(index)] ?? '')
    .slice(0, MAX_LENGTH);
}

/** All texts within a value, the longest first. */
export function findTexts(value: unknown): string[] {
  const found = new Set<string>();
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0 && depth < 24 && found.size < MAX_SENT_TEXTS; depth += 1) {
    for (const item of level)
      if (
        (typeof item === 'string' || typeof item === 'number') &&
        String(item).length >= MIN_SENT_LENGTH
      )
        found.add(String(item));
    level = level.flatMap((item) =>
      item !== null && typeof item === 'object' ? Object.values(item) : [],
    );
  }
  return [...found].sort((one, other) => other.length - one.length);
}

const bounded = (text: string): string =>
  text.length > MAX_READ_LENGTH ? text.slice(0, MAX_READ_LENGTH) + CLOSED : text;

const withoutSent = (text: string, sent: readonly string[]): string =>
  sent.reduce((left, word) => left.replaceAll(word, '[sent]'), text);

/** The stack frames; the first lines of a stack repeat the message. */
const parseFrames = (stack: string | undefined): string[] =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());

const FIELDS = ['code', 'severity', 'table', 'column', 'constraint', 'routine'] as const;

/**
 * An error in the form that may be logged (S33): its kind, its code, its stack, and its message
 * without values. `detail`, `params` and `query` of databases contain rows and parameters: they are
 * left out. `sent`: texts of the request, which no message may repeat.
 */
export function shownError(error: unknown, sent: readonly string[] = []): Record<string, unknown> {
  if (!(error instanceof Error))
    return typeof error === 'object' && error !== null && 'type' in error
      ? (error as Record<string, unknown>)
      : { type: typeof error };
  const known = Object.fromEntries(
    FIELDS.flatMap((name): [string, string][] => {
      const value = (error as unknown as Record<string, unknown>)[name];
      return typeof value === 'string' && /^[\w.-]{1,63}$/.test(value) ? [[name, value]] : [];
    }),
  );
  return {
    type: error.name,
    ...known,
    message: withoutValues(bounded(withoutSent(error.message, sent))),
    stack: parseFrames(error.stack),
    ...(error.cause === undefined ? {} : { cause: shownError(error.cause, sent) }),
  };
}
