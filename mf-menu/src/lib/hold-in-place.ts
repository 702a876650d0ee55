/** Frames without a movement after which the heights of a long list are taken as final. */
const STILL_FRAMES = 20;
/** Maximum time in ms: on a slow phone the cards above render for some seconds. */
export const MAX_HOLD_MS = 15_000;
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

/** Whether a part of the list on the screen, or just above it, still waits for its cards. */
const isListPartial = (): boolean =>
  [...document.querySelectorAll('[data-partial="true"]')].some((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return bottom >= 0 && top <= window.innerHeight;
  });

/** Scrolls an element to `top` CSS pixels below the upper edge of the screen. */
export const placeAt = (element: Element, top: number): void =>
  window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });

/**
 * Scrolls an element to `top` CSS pixels below the upper edge of the screen and holds it there
 * while the heights above it change, until the customer's next input.
 */
export function holdInPlace(element: Element, top: number): void {
  const hands = untilNextInput();
  const end = performance.now() + MAX_HOLD_MS;
  const align = (left: number): void => {
    if (hands.signal.aborted) return;
    const before = window.scrollY;
    placeAt(element, top);
    const still = Math.abs(window.scrollY - before) < 1 ? left - 1 : STILL_FRAMES;
    const isOpen = still > 0 || isListPartial();
    if (isOpen && performance.now() < end) requestAnimationFrame(() => align(still));
    else hands.abort();
  };
  align(STILL_FRAMES);
}
