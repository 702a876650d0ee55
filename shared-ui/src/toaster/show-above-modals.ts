const topmostModal = (): Element | undefined =>
  [...document.querySelectorAll('dialog[open]')].at(-1);

function lift(toaster: HTMLElement, isAnew: boolean): void {
  if (typeof toaster.showPopover !== 'function') return;
  if (isAnew && toaster.matches(':popover-open')) toaster.hidePopover();
  if (!toaster.matches(':popover-open')) toaster.showPopover();
}

/**
 * Raises the toaster above the last opened dialog. A modal makes the rest of the page unreachable
 * for screen readers, so the text is repeated inside it.
 */
export function showAboveModals(toaster: HTMLElement, text: string | undefined): void {
  const modal = topmostModal();
  lift(toaster, modal !== undefined && text !== undefined);
  const echo = modal?.querySelector(':scope > [data-toast-echo]');
  if (echo) echo.textContent = text ?? '';
}
