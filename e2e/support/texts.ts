import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pickLanguage } from '@storefront/shared-domain/rules';

const root = path.resolve(import.meta.dirname, '../..');
type Catalogue = { readonly [key: string]: string | Catalogue };
type Values = Readonly<Record<string, string | number>>;

/** Returns the text of `workspace:some.key` as shown, with its variables filled in. */
export type Texts = (key: `${string}:${string}`, values?: Values) => string;

const fileOf = (workspace: string, language: string): string =>
  path.join(
    root,
    workspace === 'domain' ? 'shared-domain' : workspace,
    `src/locales/${language}.json`,
  );

const at = (catalogue: Catalogue, place: string): string | undefined => {
  const found = place
    .split('.')
    .reduce<string | Catalogue | undefined>(
      (from, step) => (typeof from === 'object' ? from[step] : undefined),
      catalogue,
    );
  return typeof found === 'string' ? found : undefined;
};

const filled = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/**
 * The texts of a language; plurals follow `count`. A locale of an overlay (`es-PY`) has its texts:
 * its tests are at restaurants of that country. Throws when a key is not in the catalogue.
 */
export function textsOf(locale: string): Texts {
  const language = pickLanguage([locale], 'en');
  const catalogues = new Map<string, Catalogue>();
  const catalogue = (workspace: string, tag: string = language): Catalogue => {
    const file = fileOf(workspace, tag);
    const read =
      catalogues.get(file) ??
      (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : {});
    catalogues.set(file, read);
    return read;
  };
  const overlay = language === 'es' && locale !== language ? locale : language;
  return (key, values = {}) => {
    const [workspace = '', place = ''] = key.split(':');
    const plural = new Intl.PluralRules(language).select(Number(values['count'] ?? 0));
    const [text] = [overlay, language].flatMap((tag) =>
      [place, `${place}_${plural}`].flatMap((name) => at(catalogue(workspace, tag), name) ?? []),
    );
    if (text === undefined) throw new Error(`${key} is not in the ${language} catalogue`);
    return filled(text, values);
  };
}
