import { normaliseText } from './text';

/**
 * Invisible characters that change the direction of adjacent text: marks, embeddings, overrides,
 * isolates.
 */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const DIRECTIONS = new RegExp(DIRECTION, 'gu');
/** Characters that programs display as the end of a line or a paragraph. */
const BREAK = /[\n\v\f\r\u0085\u2028\u2029]/u;

export const turnsDirection = (text: string): boolean => DIRECTION.test(text);
export const breaksLine = (text: string): boolean => BREAK.test(text.trim());

/**
 * Joins a text to one line: each break with its surrounding blanks becomes one space, so that no
 * text forges a line of a message.
 */
export const oneLine = (text: string): string =>
  text
    .split(BREAK)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');

/**
 * A customer's text in the form it is sent: NFKC, trimmed, without direction marks. Phone contacts
 * contain such marks, users can neither see nor remove them, and the text reads the same without
 * them.
 */
export const directText = (text: string): string =>
  normaliseText(text).replace(DIRECTIONS, '').trim();

/** A customer's text in the form it is sent, in one line. */
export const plainText = (text: string): string => oneLine(directText(text));
