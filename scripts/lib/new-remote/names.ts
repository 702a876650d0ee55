import { PlainError } from '../plain-error';

/** What a new remote is called, in each place that names it. */
export interface NewRemote {
  /** Folder and name: `mf-order-again`. */
  readonly remote: string;
  /** What follows `mf-`; the first page has this name: `order-again`. */
  readonly topic: string;
  /** Beginning of the names of its components: `OrderAgain`. */
  readonly part: string;
  /** Heading of its page until somebody writes a better one: `Order again`. */
  readonly title: string;
  /** Address of its page after the restaurant. */
  readonly path: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Throws `PlainError` for a name or path that cannot be one. Whether it is taken is not looked at.
 */
export function newRemote(remote: string, path = remote.slice('mf-'.length)): NewRemote {
  if (!/^mf(-[a-z]+)+$/.test(remote) || remote.length > 40) {
    throw new PlainError(
      `${remote} cannot be the name of a remote: use mf- and small letters with single dashes, at most 40, like mf-loyalty.`,
    );
  }
  if (!/^[a-z]+(-[a-z]+)*$/.test(path)) {
    throw new PlainError(
      `${path} cannot be the path of a page: use small letters with single dashes, like loyalty.`,
    );
  }
  const words = remote.split('-').slice(1);
  return {
    remote,
    topic: words.join('-'),
    part: words.map(capital).join(''),
    title: capital(words.join(' ')),
    path,
  };
}
