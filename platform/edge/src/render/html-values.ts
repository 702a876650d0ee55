/** Where the pictures of restaurants are. */
export interface ValueContext {
  /** Prefix of their addresses: a path of this site, or with an origin of their own. */
  readonly mediaBase: string;
}

/** Whether an element may have this value of an attribute; it gets the element's other ones, too. */
export type Check = (
  value: string,
  attributes: Readonly<Record<string, string>>,
  context: ValueContext,
) => boolean;

export const any: Check = () => true;

export const createOneOf = (...allowed: readonly string[]) => {
  const values: ReadonlySet<string> = new Set(allowed);
  return (value: string): boolean => values.has(value);
};

/** Ids of the page around the screen, which its scripts look for. */
const OF_THE_PAGE = createOneOf(
  'coming',
  'composition',
  'first',
  'page-data',
  'placeholder',
  'plain',
  'old',
  'root',
);
/** Endings of the ids of what the start script adds: announcements, and a link. */
const ANNOUNCED = /-said$/;
const OF_THE_LINK = /-count$/;
/** Globals that scripts look for and browsers lack, and members of forms: an element would take their place. */
const TAKEN = createOneOf(
  ...['chrome', 'define', 'exports', 'global', 'module', 'opera', 'process', 'require'],
  ...['action', 'elements', 'length', 'method', 'submit', 'target'],
);
const PLAIN_WORD = /^[a-z]+$/;
/** React's `useId`, or a text that no variable has as its name. */
const NO_VARIABLE = /^_[Rr]_\w*$|[-/]/;

/**
 * Ids and names become properties of `window` and of forms, unless they have one: a script that
 * looks for a global would get the element.
 */
export const isId: Check = (value) =>
  !OF_THE_PAGE(value) &&
  !ANNOUNCED.test(value) &&
  !TAKEN(value) &&
  (PLAIN_WORD.test(value) || NO_VARIABLE.test(value));

/** An id of a link. Other elements may have the ending: a page has the section `step-count`. */
export const isIdOfLink: Check = (value, ...others) =>
  isId(value, ...others) && !OF_THE_LINK.test(value);

/** A part of the same drawing. */
export const ofDrawing: Check = (value) => /^url\(#[\w-]+\)$/.test(value);

/** A colour of the page; `url()` would load a file. */
export const paint: Check = (value) => /^(?:none|currentColor|var\(--[\w-]+\))$/.test(value);

/*
 * Addresses are compared as text, and the allowed forms are those that every reader understands in
 * the same way: browsers remove tabs and line breaks from addresses, and read `\` as `/`.
 */

/** A path of this site; `//host` would be another one. */
export const ownPath = (value: string): boolean => /^\/(?!\/)[^\0-\x1f\\]*$/.test(value);

/** Leads elsewhere only when the customer follows it. */
export const link: Check = (value) =>
  ownPath(value) || /^(?:[#?]|https?:\/\/[^\s/\\]|tel:|mailto:)/.test(value);

const DATA = /^data:image\/(?:avif|gif|jpeg|png|svg\+xml|webp)[;,]/;

/** A picture of this site or of its media. */
const isServed = (value: string, { mediaBase }: ValueContext): boolean =>
  ownPath(value) || (/^https?:\/\//.test(mediaBase) && value.startsWith(`${mediaBase}/`));

export const picture: Check = (value, _, context) => DATA.test(value) || isServed(value, context);

/** Every address of the list: browsers take one of them. */
export const pictures: Check = (value, _, context) =>
  value.split(',').every((candidate) => {
    const [address = '', size = '', ...more] = candidate.trim().split(/\s+/);
    return isServed(address, context) && /^(?:[\d.]+[wx])?$/.test(size) && more.length === 0;
  });
