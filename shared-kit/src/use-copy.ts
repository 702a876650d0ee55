import { useTranslation } from 'react-i18next';
import { copyText, selectText } from './copy-text';

type Toast = (toast: { text: string; tone: 'success' | 'warning' }) => void;

/**
 * Copies a text, with one notice for every copy (SHELL-59). Where the browser cannot copy, the text
 * on the screen is selected, and the notice says so. Resolves to whether it was copied.
 */
export function useCopy(
  toast: Toast,
): (text: string, shown: HTMLElement | null) => Promise<boolean> {
  const { t } = useTranslation('domain');
  return async (text, shown) => {
    const isCopied = await copyText(text);
    toast(
      isCopied
        ? { text: t('clipboard.copied'), tone: 'success' }
        : { text: t('clipboard.failed'), tone: 'warning' },
    );
    if (!isCopied && shown !== null) selectText(shown);
    return isCopied;
  };
}
