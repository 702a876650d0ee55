import { attach, createEffect, createStore, createEvent, merge, sample } from 'effector';
import type { i18n } from 'i18next';
import {
  documentTag,
  languageOfTexts,
  textsTag,
  type Language,
  type TextsTag,
} from '@storefront/shared-domain/contracts';
import { languageChanged, restaurantLoaded } from '@storefront/shared-domain/models';
import { pickLanguage } from '@storefront/shared-domain/rules';
import { ownCatalogues } from './catalogues';
import { addAllCatalogues, addCatalogue, shownTexts } from './create-i18n';

/** The page's texts are loaded in this language. */
export const textsReady = createEvent<{ i18n: i18n; language: TextsTag }>();

/** The page's i18n instance for models with texts; null until it is loaded. */
export const $i18n = createStore<i18n | null>(null, { serialize: 'ignore' }).on(
  textsReady,
  (_, { i18n }) => i18n,
);

const readBrowserFx = createEffect<{ language: string; country: string }, TextsTag>(
  ({ language, country }) => textsTag(pickLanguage(navigator.languages, language), country),
);

/** Sets the document's language for screen readers, also when the restaurant is not found. */
const nameLanguageFx = createEffect<TextsTag, void>((tag) => {
  document.documentElement.lang = documentTag(tag);
});

/** Switches the language. The texts are fetched before the switch, so that no key is ever shown. */
const speakFx = attach({
  source: $i18n,
  effect: async (i18n, language: TextsTag) => {
    if (i18n === null || shownTexts(i18n) === language) return language;
    await Promise.all(
      ownCatalogues.map(({ namespace, locales }) =>
        addCatalogue(i18n, namespace, locales, language),
      ),
    );
    await addAllCatalogues(i18n, language);
    await i18n.changeLanguage(language);
    return language;
  },
});

// I18N-02: the browser's language, else the restaurant's, else pt-br; final once the restaurant is
// loaded.
sample({ clock: restaurantLoaded, fn: ({ info }) => info, target: readBrowserFx });
sample({ clock: readBrowserFx.doneData, target: speakFx });
const textsChosen = merge([textsReady.map(({ language }) => language), speakFx.doneData]);
sample({
  clock: textsChosen,
  fn: (tag): Language => languageOfTexts(tag),
  target: languageChanged,
});
sample({ clock: textsChosen, target: nameLanguageFx });
