import { attach, createEffect, createStore, createEvent, sample } from 'effector';
import type { i18n } from 'i18next';
import { LANGUAGE_TABLE, type Language } from '@storefront/shared-domain/contracts';
import { languageChanged, restaurantLoaded } from '@storefront/shared-domain/models';
import { pickLanguage } from '@storefront/shared-domain/rules';
import { ownCatalogues } from './catalogues';
import { addCatalogue } from './create-i18n';

/** The page's texts are loaded in this language. */
export const textsReady = createEvent<{ i18n: i18n; language: Language }>();

/** The page's i18n instance for models with texts; null until it is loaded. */
export const $i18n = createStore<i18n | null>(null, { serialize: 'ignore' }).on(
  textsReady,
  (_, { i18n }) => i18n,
);

const readBrowserFx = createEffect<string, Language>((restaurantLanguage) =>
  pickLanguage(navigator.languages, restaurantLanguage),
);

/** Sets the document's language for screen readers, also when the restaurant is not found. */
const nameLanguageFx = createEffect<Language, void>((language) => {
  document.documentElement.lang = LANGUAGE_TABLE[language].tag;
});

/** Switches the language. The texts are fetched before the switch, so that no key is ever shown. */
const speakFx = attach({
  source: $i18n,
  effect: async (i18n, language: Language) => {
    if (i18n === null || i18n.language === language) return language;
    await Promise.all(
      ownCatalogues.map(({ namespace, locales }) =>
        addCatalogue(i18n, namespace, locales, language),
      ),
    );
    await i18n.changeLanguage(language);
    return language;
  },
});

// I18N-02: the browser's language, else the restaurant's, else pt-br; final once the restaurant is
// loaded.
sample({ clock: textsReady, fn: ({ language }) => language, target: [languageChanged] });
sample({ clock: restaurantLoaded, fn: ({ info }) => info.language, target: readBrowserFx });
sample({ clock: readBrowserFx.doneData, target: speakFx });
sample({ clock: speakFx.doneData, target: languageChanged });
sample({ clock: languageChanged, target: nameLanguageFx });
