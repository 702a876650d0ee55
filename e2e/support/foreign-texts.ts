import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@storefront/shared-domain/contracts';
import { pickLanguage } from '@storefront/shared-domain/rules';

const root = path.resolve(import.meta.dirname, '../..');
const WORKSPACES = [
  'shell',
  'shared-domain',
  'mf-account',
  'mf-cart',
  'mf-checkout',
  'mf-delivery',
  'mf-menu',
  'mf-pizza-builder',
  'mf-tracking',
];
type Catalogue = { readonly [key: string]: string | Catalogue };

const valuesIn = (texts: Catalogue): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : valuesIn(text)));
const textsIn = (language: string): Set<string> =>
  new Set(
    WORKSPACES.flatMap((workspace) =>
      valuesIn(
        JSON.parse(
          readFileSync(path.join(root, workspace, `src/locales/${language}.json`), 'utf8'),
        ) as Catalogue,
      ),
    ),
  );

/**
 * Whole texts of the other catalogues that differ in `locale`: none of them may be on a page in
 * `locale`. Texts with variables are left out.
 */
export function foreignTexts(locale: string): ReadonlySet<string> {
  const own = pickLanguage([locale], 'en');
  const mine = textsIn(own);
  const others = LANGUAGES.filter((language) => language !== own).flatMap((language) => [
    ...textsIn(language),
  ]);
  return new Set(
    others.filter((text) => !mine.has(text) && !text.includes('{{') && text.length > 2),
  );
}
