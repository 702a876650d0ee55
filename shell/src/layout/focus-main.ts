const READY = 'main#main:not([aria-busy="true"])';

function focusNow(): boolean {
  const main = document.querySelector<HTMLElement>(READY);
  main?.focus({ preventScroll: true });
  return main !== null;
}

/**
 * Focuses the page once it is rendered, if needed after its code is loaded. Returns a function to
 * cancel.
 */
export function focusMain(): () => void {
  if (focusNow()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (focusNow()) observer.disconnect();
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-busy'],
  });
  return () => observer.disconnect();
}
