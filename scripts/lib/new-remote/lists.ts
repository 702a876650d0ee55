import { PlainError } from '../plain-error';
import type { NewRemote } from './names';

/** The two lists that name a remote by hand. */
export const URL_MAP = 'shell/src/addresses/url-map.ts';
export const NAMES = 'shared-domain/src/remote/remote-names.ts';

/**
 * Adds an entry after the last one of the list that ends with `end`, whether or not a comma follows
 * that one already.
 */
function withEntry(text: string, end: string, entry: string, file: string): string {
  const at = text.lastIndexOf(end);
  if (at < 0)
    throw new PlainError(
      `${file} does not end its list with “${end}”: add the remote there by hand.`,
    );
  return `${text.slice(0, at).trimEnd().replace(/,$/, '')}, ${entry}${text.slice(at)}`;
}

/** The URL map with one more row, not formatted. Throws `PlainError` when the path has a row. */
export function withRow(text: string, { remote, topic, path }: NewRemote): string {
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('  { path:') || line.startsWith('    path:'));
  const taken = rows.some(
    (line) => line.includes(`path: '${path}'`) || line.includes(`path: '${path}/`),
  );
  if (taken) throw new PlainError(`/${path} has a page: choose another address with --path.`);
  return withEntry(
    text,
    '];',
    `{ path: '${path}', remote: '${remote}', page: '${topic}' }`,
    URL_MAP,
  );
}

/** The compiler's list with one more name, not formatted. Throws `PlainError` when it is there. */
export function withName(text: string, { remote }: NewRemote): string {
  if (text.includes(`'${remote}'`))
    throw new PlainError(`${remote} is the name of a remote already: choose another.`);
  return withEntry(text, '] as const', `'${remote}'`, NAMES);
}
