const LETTER = /\p{L}/u;
/** Before the @, between two dots. */
const ATOM = /[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+/u.source;
/** A part of the domain begins and ends with a letter or digit. */
const LABEL = /[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?/u.source;
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+[\\p{L}\\p{N}-]{2,63}$`, 'u');
const MAX_EMAIL_LENGTH = 254;

/** name@domain.tld, non-empty (DOMAIN-085). The caller trims surrounding spaces. */
export const isEmail = (text: string): boolean =>
  text.length <= MAX_EMAIL_LENGTH && text.indexOf('@') <= 64 && EMAIL.test(text);

/** Contains a letter, of any script (DOMAIN-090). */
export const isPersonName = (text: string): boolean => LETTER.test(text);

/** At least two words with a letter each (DOMAIN-091). */
export const isFullName = (text: string): boolean =>
  text.split(/\s+/u).filter((word) => LETTER.test(word)).length >= 2;
