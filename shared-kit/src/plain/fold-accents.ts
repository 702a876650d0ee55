/** Text without diacritics, in its own case: 'Açaí' gives 'Acai'. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '');

/** Text in lower case without diacritics, for comparisons and searches: 'Açaí' gives 'acai'. */
export const foldAccents = (text: string): string => withoutAccents(text).toLowerCase();
