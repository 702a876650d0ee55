import type { Catalogue } from '@storefront/shared-domain/remote';

type Values = Readonly<Record<string, unknown>>;
/** Options of a text: `count` selects its plural form, `ns` its namespaces, the rest are its values. */
type Options = Values & {
  readonly count?: unknown;
  readonly ns?: string | readonly string[];
  readonly lng?: string;
  readonly defaultValue?: string;
};
type Translate = (key: string | readonly string[], options?: Options) => string;
type Listener = (language: string) => void;

const VARIABLE = /\{\{([^{}]+)\}\}/g;
/** `{{share, number}}`: the only format of the catalogues. */
const NUMBER = /,\s*number\s*$/;

function textAt(texts: Catalogue | undefined, key: string): string | undefined {
  let found: string | Catalogue | undefined = texts;
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, part)) return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
}

const pluralOf = new Map<string, Intl.PluralRules>();
function pluralRules(language: string): Intl.PluralRules {
  const known = pluralOf.get(language) ?? new Intl.PluralRules(language);
  pluralOf.set(language, known);
  return known;
}

/** Keys of a text from the most to the least exact: `key_zero`, `key_one`, `key`. */
function formsOf(key: string, count: unknown, language: string): string[] {
  if (count === undefined || typeof count === 'string') return [key];
  const form = `${key}_${pluralRules(language).select(count as number)}`;
  return count === 0 ? [`${key}_zero`, form, key] : [form, key];
}

/** The value of a variable; `whole`, the variable itself, where none was given. */
function written(whole: string, variable: string, values: Values, language: string): string {
  const name = variable.replace(NUMBER, '').trim();
  if (!Object.hasOwn(values, name)) return whole;
  const value = values[name];
  return NUMBER.test(variable)
    ? new Intl.NumberFormat(language).format(value as number)
    : String(value ?? '');
}

/**
 * Texts of the page: the part of i18next that `useTranslation` and the shell use, with equal
 * results. Catalogues are nested objects; a text has variables `{{name}}` and `{{name, number}}`,
 * and plural forms `_zero`, `_one`, `_many`, `_other`. A key without a text is returned itself.
 */
export function createTexts(language: string) {
  const bundles = new Map<string, Catalogue>();
  const listeners = new Map<string, Set<Listener>>();
  let current = language;
  const bundle = (lng: string, ns: string) => bundles.get(`${lng}:${ns}`);
  /** Texts of a part; those of the language where an overlay (`es-PY`) is not there yet. */
  const shown = (lng: string, ns: string) => bundle(lng, ns) ?? bundle(lng.slice(0, 2), ns);

  const translateFrom =
    (fixed?: { readonly lng?: string; readonly ns?: string | readonly string[] }): Translate =>
    (keys, options = {}) => {
      const lng = options.lng ?? fixed?.lng ?? current;
      let last = '';
      for (const full of [keys].flat() as string[]) {
        const [own, key = full] = full.includes(':') ? full.split(':') : [undefined];
        last = key;
        for (const ns of [own ?? options.ns ?? fixed?.ns ?? []].flat()) {
          for (const form of formsOf(key, options.count, lng)) {
            const text = textAt(shown(lng, ns), form);
            if (text !== undefined)
              return text.replace(VARIABLE, (whole, name: string) =>
                written(whole, name, options, lng),
              );
          }
        }
      }
      return options.defaultValue ?? last;
    };

  return {
    isInitialized: true,
    options: { react: { useSuspense: false } },
    t: translateFrom(),
    get language() {
      return current;
    },
    get languages() {
      return [current];
    },
    get resolvedLanguage() {
      return current;
    },
    getFixedT: (lng: string | null, ns?: string | readonly string[]): Translate =>
      translateFrom({ ...(lng === null ? {} : { lng }), ...(ns === undefined ? {} : { ns }) }),
    /** True: a part adds its texts before it is rendered, so no page waits for them. */
    hasLoadedNamespace: () => true,
    hasResourceBundle: (lng: string, ns: string) => bundle(lng, ns) !== undefined,
    addResourceBundle: (lng: string, ns: string, texts: Catalogue) => {
      bundles.set(`${lng}:${ns}`, { ...bundle(lng, ns), ...texts });
    },
    async changeLanguage(lng: string): Promise<void> {
      current = lng;
      for (const listener of [...(listeners.get('languageChanged') ?? [])]) listener(lng);
    },
    on: (event: string, listener: Listener) => {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
    },
    off: (event: string, listener: Listener) => {
      listeners.get(event)?.delete(listener);
    },
  };
}
