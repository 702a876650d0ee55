import { PlainError } from '../plain-error';
import type { NewRemote } from './names';

/** The two lists that name a remote by hand. */
export const URL_MAP = 'shell/src/app/url-map.ts';
export const NAMES = 'shared-domain/src/remote/remote-names.ts';

function insertBefore(text: string, end: string, line: string, file: string): string {
  const at = text.lastIndexOf(end);
  if (at < 0) throw new PlainError(`${file} does not end its list with “${end.trim()}”: add the remote there by hand.`);
  return text.slice(0, at) + line + text.slice(at);
}

/** The URL map with one more row. Throws `PlainError` when the path has a row. */
export function withRow(text: string, { remote, topic, path }: NewRemote): string {
  const rows = text.split('\n').filter((line) => line.startsWith('  { path:') || line.startsWith('    path:'));
  const taken = rows.some((line) => line.includes(`path: '${path}'`) || line.includes(`path: '${path}/`));
  if (taken) throw new PlainError(`/${path} has a page: choose another address with --path.`);
  return insertBefore(text, '];', `  { path: '${path}', remote: '${remote}', page: '${topic}' },\n`, URL_MAP);
}

/** The compiler's list with one more name. Throws `PlainError` when it is there. */
export function withName(text: string, { remote }: NewRemote): string {
  if (text.includes(`'${remote}'`)) throw new PlainError(`${remote} is the name of a remote already: choose another.`);
  return insertBefore(text, '] as const', `, '${remote}'`, NAMES);
}
