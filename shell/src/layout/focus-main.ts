const READY = 'main#main:not([aria-busy="true"])';

function focusNow(): boolean {
  const main = document.querySelector<HTMLElement>(READY);
  main?.focus({ preventScroll: true });
  return main !== null;
}

/**
 * Puts focus on the page as soon as it stands, be it after its code has come. Returns how to give
 * up.
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
