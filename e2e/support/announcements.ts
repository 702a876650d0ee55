import type { Page } from '@playwright/test';

/** Runs in the page: calls `__announced` with every text that a live region announces. */
function watchLiveRegions(): void {
  /** A text that changes again within this time (ms) is not recorded: speech lags behind, too. */
  const SETTLED_MS = 150;
  const LIVE =
    'output:not([role]),[role=status],[role=alert],[role=log],[aria-live]:not([aria-live=off])';
  const UNREACHABLE = '[inert],[aria-hidden=true]';
  const texts = new WeakMap<Element, string>();
  const timers = new Map<Element, number>();
  const recorder = globalThis as unknown as { __announced(line: string): void };

  const textOf = (region: Element): string => {
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (
        node.parentElement?.checkVisibility({ visibilityProperty: true }) &&
        !node.parentElement.closest(UNREACHABLE)
      )
        words.push(node.textContent ?? '');
    return words.join(' ').replace(/\s+/g, ' ').trim();
  };
  /** A modal dialog hides everything outside it from screen readers. */
  const isExposed = (region: Element): boolean => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    return region.isConnected && (modal?.contains(region) ?? true);
  };
  const announce = (region: Element): void => {
    timers.delete(region);
    const text = isExposed(region) ? textOf(region) : '';
    if (text !== '' && text !== texts.get(region))
      recorder.__announced(`${region.getAttribute('role') ?? 'status'}: ${text}`);
    texts.set(region, text);
  };
  const schedule = (region: Element): void => {
    clearTimeout(timers.get(region));
    timers.set(region, window.setTimeout(announce, SETTLED_MS, region));
  };
  /** An alert is announced when it appears; another region only when it changes afterwards. */
  const meet = (region: Element): void => {
    if (region.getAttribute('role') === 'alert') schedule(region);
    else texts.set(region, textOf(region));
  };
  const regionsIn = (root: ParentNode): Element[] => [...root.querySelectorAll(LIVE)];

  document.addEventListener('DOMContentLoaded', () => {
    for (const region of regionsIn(document)) texts.set(region, textOf(region));
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(LIVE);
        if (region) schedule(region);
        for (const added of addedNodes)
          if (added instanceof Element) {
            if (added.matches(LIVE)) meet(added);
            regionsIn(added).forEach(meet);
          }
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['hidden'],
    });
  });
}

/**
 * Records the announcements of live regions, oldest first, as `role: text`. Call before the page is
 * opened.
 */
export async function recordAnnouncements(page: Page): Promise<string[]> {
  const announced: string[] = [];
  await page.exposeBinding('__announced', (_, line: string) => void announced.push(line));
  await page.addInitScript(watchLiveRegions);
  return announced;
}
