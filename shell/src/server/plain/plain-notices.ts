import { DEFAULT_LANGUAGE } from '@storefront/shared-domain/contracts';
import { PLAIN_FILE } from './plain-document';
import { textsByTag } from './plain-texts';

/** Texts around the document without scripts. */
interface Notices {
  /** For a browser without scripts, with the link to the document. */
  readonly noScripts: string;
  readonly open: string;
  /** In place of a document that cannot be written now, with phone and the way to the storefront. */
  readonly unavailable: string;
  readonly phone: string;
  readonly order: string;
}

/** What pages state about the document without scripts, beside the head of a restaurant. */
export interface PlainNotices {
  /** Its name in the folder of a restaurant. */
  readonly file: string;
  /** By the tags of documents; the first ones are for a document with any other tag. */
  readonly texts: Readonly<Record<string, Notices>>;
}

export async function plainNotices(): Promise<PlainNotices> {
  const texts = await textsByTag(DEFAULT_LANGUAGE);
  return {
    file: PLAIN_FILE,
    texts: Object.fromEntries(
      Object.entries(texts).map(([tag, { noScripts, open, noMenu: unavailable, phone, order }]) => [
        tag,
        { noScripts, open, unavailable, phone, order },
      ]),
    ),
  };
}
