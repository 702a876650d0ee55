import type { i18n, TFunction } from 'i18next';
import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';

/*
 * Takes the place of react-i18next in the page (`own-texts.ts of the build`): the names of it that the
 * storefront uses, for texts that are there before a component needs them. Its hook copies the
 * whole instance for each component.
 */

const TextsContext = createContext<i18n | null>(null);

type ProviderProps = { readonly i18n: i18n; readonly children?: ReactNode };

export const I18nextProvider = ({ i18n: texts, children }: ProviderProps) => (
  <TextsContext value={texts}>{children}</TextsContext>
);

/** Plug-in of an i18next instance, which the texts of the page are not. */
export const initReactI18next = { type: '3rdParty', init: () => undefined };

type Used = [t: TFunction, i18n: i18n, ready: boolean] & {
  readonly t: TFunction;
  readonly i18n: i18n;
  readonly ready: boolean;
};

/** Texts of a namespace in the page's language; of several, the first is the one without prefix. */
export function useTranslation(ns?: string | readonly string[]): Used {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('I18nextProvider is missing above a text');
  const source = useMemo(
    () => ({
      subscribe: (changed: () => void) => {
        texts.on('languageChanged', changed);
        return () => texts.off('languageChanged', changed);
      },
      language: () => texts.language,
    }),
    [texts],
  );
  const language = useSyncExternalStore(source.subscribe, source.language, source.language);
  const namespace = typeof ns === 'string' ? ns : ns?.[0];
  return useMemo(() => {
    const t = texts.getFixedT(language, namespace) as TFunction;
    return Object.assign([t, texts, true], { t, i18n: texts, ready: true }) as Used;
  }, [texts, language, namespace]);
}
