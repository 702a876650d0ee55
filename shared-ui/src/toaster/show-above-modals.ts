const topmostModal = (): Element | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);

/**
 * Lifts the toaster over whatever dialog was opened last. A modal makes the rest of the page unreachable for screen
 * readers, so the text is repeated inside it.
 */
export function showAboveModals(toaster: HTMLElement, text: string | undefined): void {
  if (typeof toaster.showPopover !== 'function') return;
  const modal = topmostModal();
  const isShown = toaster.matches(':popover-open');
  if (isShown && modal && text !== undefined) toaster.hidePopover();
  if (!toaster.matches(':popover-open')) toaster.showPopover();
  const echo = modal?.querySelector(':scope > [data-toast-echo]');
  if (echo) echo.textContent = text ?? '';
}
