import { PlainError } from '../say';

/** Names of a new remote. */
export interface NewRemote {
  /** Folder and name: `mf-order-again`. */
  readonly remote: string;
  /** The part after `mf-`; the first page has this name: `order-again`. */
  readonly topic: string;
  /** Beginning of the names of its components: `OrderAgain`. */
  readonly part: string;
  /** Name of the link to its page for other remotes: `orderAgain`. */
  readonly link: string;
  /** Initial heading of its page: `Order again`. */
  readonly title: string;
  /** Address of its page after the restaurant. */
  readonly path: string;
}

/** The name of its story is longer by two, and has at most 40. */
const MAX_LETTERS = 38;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Throws `PlainError` for an invalid name or path. It does not check whether the name is in use.
 */
export function newRemote(remote: string, path = remote.slice('mf-'.length)): NewRemote {
  if (!/^mf(-[a-z]+)+$/.test(remote) || remote.length > MAX_LETTERS) {
    throw new PlainError(
      `${remote} cannot be the name of a remote: ` +
        `use mf- and small letters with single dashes, at most ${MAX_LETTERS}, like mf-loyalty.`,
    );
  }
  if (!/^[a-z]+(-[a-z]+)*$/.test(path)) {
    throw new PlainError(
      `${path} cannot be the path of a page: use small letters with single dashes, like loyalty.`,
    );
  }
  const words = remote.split('-').slice(1);
  const part = words.map(capital).join('');
  return {
    remote,
    topic: words.join('-'),
    part,
    link: part.charAt(0).toLowerCase() + part.slice(1),
    title: capital(words.join(' ')),
    path,
  };
}
