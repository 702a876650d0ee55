type Turn = { element: Element; fill: () => void };

const waiting = new Set<Turn>();
/** The one whose cards are being rendered. */
let filling: Turn | null = null;
let frame = 0;

/** Distance in CSS pixels between an element and the screen; 0 on the screen. */
function distance(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(0, top - window.innerHeight, -bottom);
}

function nearest(): Turn | null {
  let found: Turn | null = null;
  let least = Infinity;
  for (const turn of waiting) {
    const far = distance(turn.element);
    if (far < least) [found, least] = [turn, far];
  }
  return found;
}

function fillNext(): void {
  if (frame !== 0 || filling !== null || waiting.size === 0) return;
  frame = requestAnimationFrame(() => {
    frame = 0;
    filling = nearest();
    if (filling === null) return;
    waiting.delete(filling);
    filling.fill();
  });
}

/**
 * Calls `fill` in a later frame: one at a time, of the element nearest to the screen. React would render
 * all of them together, and those on the screen would be there with the last one. Returns what ends
 * the turn, which the caller calls when the result is on the page.
 */
export function fillInTurn(element: Element, fill: () => void): () => void {
  const turn: Turn = { element, fill };
  waiting.add(turn);
  fillNext();
  return () => {
    waiting.delete(turn);
    if (filling === turn) filling = null;
    fillNext();
  };
}
