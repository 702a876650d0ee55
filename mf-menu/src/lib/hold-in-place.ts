/** Frames after a scroll in which the heights of a long list may still change. */
const FRAMES = 20;
const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Aborted by the customer's next input. */
export function untilNextInput(): AbortController {
  const hands = new AbortController();
  for (const event of HANDS)
    window.addEventListener(event, () => hands.abort(), {
      once: true,
      passive: true,
      signal: hands.signal,
    });
  return hands;
}

/**
 * Scrolls an element to `top` CSS pixels below the upper edge of the screen and holds it there
 * while the heights above it change, until the customer's next input.
 */
export function holdInPlace(element: Element, top: number): void {
  const hands = untilNextInput();
  const align = (left: number): void => {
    if (hands.signal.aborted) return;
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
    if (left > 0) requestAnimationFrame(() => align(left - 1));
    else hands.abort();
  };
  align(FRAMES);
}
