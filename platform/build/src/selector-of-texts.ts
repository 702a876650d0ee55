/**
 * Takes the place of i18next in `useTranslation`, which uses one function of it, and only for keys
 * that are functions: the page has none. The page's texts are `shell/src/i18n/page-texts.ts`.
 */
export function keyFromSelector(): never {
  throw new Error('keys of texts are strings');
}
