/**
 * jsdom implements `<dialog>` but cannot open it as a modal; this polyfill covers what the tests
 * need.
 */
export function polyfillModal(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

/** Simulates the browser's reaction to Escape in a modal. */
export function pressEscape(dialog: HTMLElement): void {
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}
