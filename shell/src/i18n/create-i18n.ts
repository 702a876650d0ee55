import { deviceNow } from '@storefront/shared-domain/clock';
import { textsTag, type TextsTag } from '@storefront/shared-domain/contracts';
import { loadCatalogue, type RemoteDefinition } from '@storefront/shared-domain/remote';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { ownCatalogues } from './catalogues';
import { withMillions } from './plural-forms';

const MAX_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 250;

/** The shell's next files have other URLs: a cache may have answered with bytes that were refused. */
function passCache(attempt: number): void {
  for (const [build, again] of Object.entries(globalThis.__storefrontAskAgain ?? {}))
    if (build.startsWith('storefront_shell')) again(`?retry=${attempt}-${deviceNow()}`);
}

/**
 * Retries work that the first render needs, with a longer pause before each attempt. The loader of
 * a chunk gives up after four seconds, which a slow connection may exceed. Rejects with the error
 * of the last attempt.
 */
export async function withRetries<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempts === MAX_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempts * FIRST_PAUSE_MS));
      passCache(attempts);
    }
  }
}

type Locales = RemoteDefinition['locales'];
type Where = {
  readonly namespace: string;
  readonly locales: Locales;
  readonly language?: TextsTag;
};

/** Codes of languages within i18next are in lower case: `es-py` for the texts of `es-PY`. */
const codeOf = (tag: TextsTag): string => tag.toLowerCase();

/** The texts that an instance shows. */
export const shownTexts = ({ language }: Pick<i18n, 'language'>): TextsTag =>
  language.startsWith('es-')
    ? textsTag('es', language.slice('es-'.length))
    : (language as TextsTag);

/** Parts whose texts were requested, by their namespace. */
const requested = new WeakMap<i18n, Map<string, Locales>>();

/**
 * i18next with the texts of the shell. Catalogues of other parts are added when the part is loaded.
 * Nothing is loaded by i18next itself: with `initAsync` off it is ready when `init` returns.
 */
export async function createI18n(language: TextsTag): Promise<i18n> {
  const own = await Promise.all(
    ownCatalogues.map(async ({ namespace, locales }) => {
      const { default: texts } = await withRetries(() => loadCatalogue(locales, language));
      return [namespace, withMillions(texts)] as const;
    }),
  );
  const instance = createInstance();
  requested.set(instance, new Map(ownCatalogues.map((part) => [part.namespace, part.locales])));
  void instance.use(initReactI18next).init({
    initAsync: false,
    lng: language,
    lowerCaseLng: true,
    fallbackLng: false,
    resources: { [codeOf(language)]: Object.fromEntries(own) },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/**
 * Fetches the texts of all parts in another language, before a switch to it. A part whose texts cannot
 * be fetched keeps the previous ones.
 */
export async function addAllCatalogues(instance: i18n, language: TextsTag): Promise<void> {
  await Promise.all(
    [...(requested.get(instance) ?? [])].map(([namespace, locales]) =>
      addCatalogue(instance, namespace, locales, language).catch(() => undefined),
    ),
  );
}

/**
 * Fetches a part's catalogue in the current language, or in `language` before a switch. The
 * returned function adds it.
 */
export async function fetchCatalogue(
  instance: i18n,
  { namespace, locales, language = shownTexts(instance) }: Where,
): Promise<() => void> {
  requested.set(instance, (requested.get(instance) ?? new Map()).set(namespace, locales));
  if (instance.hasResourceBundle(codeOf(language), namespace)) return () => undefined;
  const { default: texts } = await loadCatalogue(locales, language);
  return () => void instance.addResourceBundle(codeOf(language), namespace, withMillions(texts));
}

/** Fetches and adds a part's catalogue. A repeated call fetches nothing. */
export async function addCatalogue(
  instance: i18n,
  namespace: string,
  locales: Locales,
  language?: TextsTag,
): Promise<void> {
  (await fetchCatalogue(instance, { namespace, locales, language }))();
}
