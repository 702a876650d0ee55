import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '@storefront/shared-domain/contracts';
import type { RemoteDefinition } from '@storefront/shared-domain/remote';
import { ownCatalogues } from './catalogues';

/** The page's texts. Empty at first; each part's catalogue is added when the part is loaded. */
export async function createI18n(language: Language): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({
    lng: language, fallbackLng: false, lowerCaseLng: true, resources: {}, interpolation: { escapeValue: false },
    react: { useSuspense: false }, returnNull: false,
  });
  await Promise.all(ownCatalogues.map(({ namespace, locales }) => addCatalogue(instance, namespace, locales)));
  return instance;
}

/** Adds a part's catalogue in the language spoken now, or in another before it is spoken; asking again costs nothing. */
export async function addCatalogue(
  instance: i18n, namespace: string, locales: RemoteDefinition['locales'], language: Language = instance.language as Language,
): Promise<void> {
  if (instance.hasResourceBundle(language, namespace)) return;
  const { default: texts } = await locales[language]();
  instance.addResourceBundle(language, namespace, texts);
}
