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
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** Selects the whole text of a field or another element. */
export function selectText(shown: HTMLElement): void {
  if (shown instanceof HTMLTextAreaElement || shown instanceof HTMLInputElement) {
    shown.focus();
    shown.select();
  } else getSelection()?.selectAllChildren(shown);
}
