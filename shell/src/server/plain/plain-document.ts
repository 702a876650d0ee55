import type { PageConfig } from '@storefront/loader/page';
import {
  documentTag,
  parse,
  RestaurantData,
  textsTag,
  type Language,
} from '@storefront/shared-domain/contracts';
import { heldData } from '../held-data';
import { UnreadableDataError } from '../unreadable-data';
import { searchText } from './find-items';
import { plainHtml, STYLE } from './plain-html';
import { plainMenu } from './plain-menu';
import { plainTexts } from './plain-texts';

/** Name of the document in the folder of a restaurant. */
export const PLAIN_FILE = 'menu.html';

/** What the document without scripts depends on: equal requests give equal documents. */
export interface PlainDocumentRequest {
  /** Key of the restaurant's response, if the realm was given it before. */
  readonly held?: string;
  /** Body of the API's response for the restaurant without `held`. */
  readonly wire?: unknown;
  /** The restaurant's folder in the requested address. */
  readonly base: string;
  /** Query of the address. */
  readonly query: string;
  readonly language: Language;
  readonly config: PageConfig;
}

/** A page for browsers without scripts; the edge writes the document around it (ADR 0049). */
export interface PlainDocument {
  readonly version: 1;
  readonly tag: string;
  readonly title: string;
  readonly style: string;
  /** Values of the theme's custom properties. */
  readonly theme: Readonly<Record<string, string>>;
  /** The body, of the elements that screens may have. */
  readonly html: string;
}

/** The document; null when its data is not held. Throws `UnreadableDataError`. */
export async function plainDocument({
  held,
  wire,
  base,
  query,
  language,
  config,
}: PlainDocumentRequest): Promise<PlainDocument | null> {
  const data = held === undefined ? parse(RestaurantData, wire) : heldData(held);
  if (data === undefined) return null;
  if (data === null) throw new UnreadableDataError();
  const tag = textsTag(language, data.info.country);
  const [texts, menu] = [await plainTexts(tag), plainMenu({ data, language, config })];
  return {
    version: 1,
    tag: documentTag(tag),
    title: `${texts.menu} · ${menu.name}`,
    style: STYLE,
    theme: menu.theme,
    html: plainHtml({
      menu,
      texts,
      base,
      path: `${base}/${PLAIN_FILE}`,
      query: searchText(query),
    }),
  };
}
