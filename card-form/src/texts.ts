import type { Language } from '@storefront/shared-domain/contracts';
import en from './locales/en.json';
import es from './locales/es.json';
import pt from './locales/pt-br.json';

type Texts = { readonly [key: string]: string | Texts };

const CATALOGUES: Readonly<Record<Language, Texts>> = { en, es, 'pt-br': pt };

/**
 * Returns the text of a key ('stage.card'), with its {{variables}} filled in. Throws for a key that
 * is missing in the catalogues.
 */
export type Translate = (key: string, variables?: Readonly<Record<string, string>>) => string;

export function translator(language: Language): Translate {
  return (key, variables = {}) => {
    const found = key
      .split('.')
      .reduce<string | Texts | undefined>(
        (texts, part) => (typeof texts === 'object' ? texts[part] : undefined),
        CATALOGUES[language],
      );
    if (typeof found !== 'string') throw new Error(`no text for ${key}`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => variables[name] ?? '');
  };
}
