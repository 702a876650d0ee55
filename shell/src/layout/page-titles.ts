import type { i18n } from 'i18next';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/** The text of a key that a declaration names; null before the catalogue of its remote is loaded. */
const findText = (texts: i18n, key: string | undefined): string | null =>
  key !== undefined && texts.exists(key) ? texts.t(key) : null;

/** Title of a page by its key, which may be in the catalogue of its remote; null without a text. */
export function usePageTitle(key: string | undefined): string | null {
  const { i18n: texts } = useTranslation('shell');
  const subscribe = (changed: () => void) => {
    texts.store.on('added', changed);
    return () => texts.store.off('added', changed);
  };
  const read = () => findText(texts, key);
  return useSyncExternalStore(subscribe, read, read);
}
