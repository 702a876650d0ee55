import { type RefObject, useLayoutEffect } from 'react';

/** Distance in CSS pixels from the edges of the visible part. */
const GAP = 8;
/** Least height in CSS pixels of a list: two options. */
const MIN_HEIGHT = 96;

/** The scrolled part around an element, up to its dialog; null where the page itself scrolls. */
function findScroller(element: HTMLElement): HTMLElement | null {
  for (let part = element.parentElement; part !== null; part = part.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(part).overflowY)) return part;
    if (part.tagName === 'DIALOG') return null;
  }
  return null;
}

/** Top and bottom of what is visible: an open keyboard covers the rest of the window. */
function visiblePart(scroller: HTMLElement | null): { top: number; bottom: number } {
  const { visualViewport, innerHeight } = window;
  const top = visualViewport?.offsetTop ?? 0;
  const bottom = top + (visualViewport?.height ?? innerHeight);
  const box = scroller?.getBoundingClientRect();
  return {
    top: Math.max(top, box?.top ?? top),
    bottom: Math.min(bottom, box?.bottom ?? bottom),
  };
}

/**
 * Limits the list to the space below its field, or above it where that is larger. `height`: of the
 * whole list.
 */
function limit(list: HTMLElement, input: HTMLElement, height: number): void {
  const { top, bottom } = visiblePart(findScroller(list));
  const box = input.getBoundingClientRect();
  const below = bottom - box.bottom - 2 * GAP;
  const above = box.top - top - 2 * GAP;
  const isAbove = below < height && above > Math.max(below, MIN_HEIGHT);
  if (isAbove) list.dataset['side'] = 'above';
  else delete list.dataset['side'];
  list.style.setProperty('--_space', `${Math.max(MIN_HEIGHT, isAbove ? above : below)}px`);
}

/**
 * Scrolls the field up as far as its list needs. A limited list also limits how far its part can
 * scroll, which may move the field down again: the list is limited twice.
 */
function fit(list: HTMLElement): void {
  const input = list.parentElement ?? list;
  const field = input.parentElement ?? input;
  const scroller = findScroller(list);
  list.style.removeProperty('--_space');
  delete list.dataset['side'];
  const { top, bottom } = visiblePart(scroller);
  const natural = list.getBoundingClientRect();
  const missing = natural.bottom + GAP - bottom;
  const room = field.getBoundingClientRect().top - GAP - top;
  if (missing > 0 && room > 0) (scroller ?? window).scrollBy(0, Math.min(missing, room));
  limit(list, input, natural.height);
  limit(list, input, natural.height);
}

/**
 * Keeps the open list of a field visible: above the footer of its dialog and above a keyboard. The
 * list's style limits its height by `--_space`, and puts it above the field at `data-side`. `content`:
 * the list is fitted again when this changes.
 */
export function useSpaceBelow(
  list: RefObject<HTMLElement | null>,
  isOpen: boolean,
  content: number,
): void {
  useLayoutEffect(() => {
    const { current } = list;
    if (!isOpen || current === null) return undefined;
    fit(current);
    const again = (): void => fit(current);
    const { visualViewport } = window;
    visualViewport?.addEventListener('resize', again);
    return () => visualViewport?.removeEventListener('resize', again);
  }, [list, isOpen, content]);
}
