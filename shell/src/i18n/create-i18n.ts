import type { i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { TextsTag } from '@storefront/shared-domain/contracts';
import { loadCatalogue, type RemoteDefinition } from '@storefront/shared-domain/remote';
import { ownCatalogues } from './catalogues';
import { createTexts } from './page-texts';
import { withMillions } from './plural-forms';
import { withRetries } from './with-retries';

/**
 * The page's texts in the shape of i18next, of which they are a small part (ADR 0029). Each
 * catalogue is added when its part is loaded.
 */
export async function createI18n(language: TextsTag): Promise<i18n> {
  const instance = createTexts(language) as unknown as i18n;
  initReactI18next.init(instance);
  await Promise.all(
    ownCatalogues.map(({ namespace, locales }) =>
      withRetries(() => addCatalogue(instance, namespace, locales)),
    ),
  );
  return instance;
}

type Locales = RemoteDefinition['locales'];
type Where = {
  readonly namespace: string;
  readonly locales: Locales;
  readonly language?: TextsTag;
};

/** Parts whose texts were requested, by their namespace. */
const requested = new WeakMap<i18n, Map<string, Locales>>();

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
  { namespace, locales, language = instance.language as TextsTag }: Where,
): Promise<() => void> {
  requested.set(instance, (requested.get(instance) ?? new Map()).set(namespace, locales));
  if (instance.hasResourceBundle(language, namespace)) return () => undefined;
  const { default: texts } = await loadCatalogue(locales, language);
  return () => void instance.addResourceBundle(language, namespace, withMillions(texts));
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
