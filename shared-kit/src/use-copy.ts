import { useTranslation } from 'react-i18next';

/**
 * Copies by the older command, for browsers without the clipboard (pages over http, some in-app
 * browsers) and where it is refused. The field is placed in the open dialog: elsewhere it would be
 * inert and could not be selected.
 */
function copyByCommand(text: string): boolean {
  const active = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true; // opens no keyboard
  field.setAttribute('aria-hidden', 'true');
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0' });
  (active?.closest('dialog') ?? document.body).append(field);
  try {
    field.focus({ preventScroll: true });
    field.select();
    field.setSelectionRange(0, text.length); // iOS selects by this alone
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (active instanceof HTMLElement) active.focus({ preventScroll: true });
  }
}

/** Copies a text; false where the browser has no way to copy or refuses. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** Selects the whole text of a field or another element. */
function selectText(shown: HTMLElement): void {
  if (shown instanceof HTMLTextAreaElement || shown instanceof HTMLInputElement) {
    shown.focus();
    shown.select();
  } else getSelection()?.selectAllChildren(shown);
}

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
