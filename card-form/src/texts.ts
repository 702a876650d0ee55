import type { Language } from '@storefront/shared-domain/contracts';
import { texts, type Texts } from './locales';

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
        (found, part) => (typeof found === 'object' ? found[part] : undefined),
        texts[language],
      );
    if (typeof found !== 'string') throw new Error(`no text for ${key}`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => variables[name] ?? '');
  };
}
