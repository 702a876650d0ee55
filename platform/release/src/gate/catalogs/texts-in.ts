import type { Texts } from '@storefront/compositions/story';

type Values = NonNullable<Parameters<Texts>[1]>;

/** Texts by their keys, `line.increase`. */
export type Catalog = ReadonlyMap<string, string>;

const filled = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)(?:, \w+)?\}\}/g, (_, name: string) => String(values[name] ?? ''));

/**
 * Looks up texts in the catalogs of a composition, by the names of its builds. `shell` and `domain` are
 * both in the shell's build. Throws for a key that no catalog has: the stories find controls by it.
 */
export function textsIn(
  catalogs: ReadonlyMap<string, readonly Catalog[]>,
  language: string,
): Texts {
  const plurals = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const [name = '', place = ''] = key.split(':');
    const plural = `${place}_${plurals.select(Number(values['count'] ?? 0))}`;
    const text = (catalogs.get(name === 'domain' ? 'shell' : name) ?? [])
      .flatMap((catalog) => [catalog.get(place), catalog.get(plural)])
      .find((found) => found !== undefined);
    if (text === undefined)
      throw new Error(
        `the ${language} catalog has no ${key}: a story finds a control by it; ` +
          'change the story with the text',
      );
    return filled(text, values);
  };
}
