import type en from './en.json';
import { readCatalogues } from './read-catalogues';

export type ApiTexts = typeof en;

/** Texts of mails, notifications and sheets of tables in a language. */
export const apiTexts = readCatalogues<ApiTexts>(import.meta.dirname);
