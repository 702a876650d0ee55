/** Movements of the customer's own, after which nothing is scrolled for them. */
const MOVES = ['wheel', 'touchmove', 'keydown'] as const;

const alike = (root: Element, { localName, className }: Element): Element[] =>
  [...root.querySelectorAll(localName)].filter((other) => other.className === className);

/**
 * Notes how far the customer has scrolled the page and the scrollers in it, before a screen is rendered
 * anew. The result scrolls the new one there, unless the customer has moved meanwhile or left the page; the same build
 * gives its elements the same classes.
 */
export function noteScrolls(root: Element): () => void {
  const page = scrollY;
  const { pathname } = location;
  const noted = [...root.querySelectorAll('*')]
    .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0)
    .map((element) => ({
      element,
      at: alike(root, element).indexOf(element),
      left: element.scrollLeft,
      top: element.scrollTop,
    }));
  const ended = new AbortController();
  for (const name of MOVES)
    addEventListener(name, () => ended.abort(), {
      capture: true,
      passive: true,
      signal: ended.signal,
    });
  return () => {
    const isOver = ended.signal.aborted || location.pathname !== pathname;
    ended.abort();
    if (isOver) return;
    for (const { element, at, left, top } of noted)
      alike(root, element)[at]?.scrollTo({ left, top, behavior: 'instant' });
    if (scrollY < page) scrollTo({ top: page, behavior: 'instant' });
  };
}
