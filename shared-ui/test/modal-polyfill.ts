/**
 * jsdom knows `<dialog>` but cannot open it as a modal; this much is enough to test what is built
 * on it.
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

/** What a browser does when Escape is pressed in a modal. */
export function pressEscape(dialog: HTMLElement): void {
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}
