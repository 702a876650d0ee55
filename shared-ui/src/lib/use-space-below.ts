import { type RefObject, useLayoutEffect } from 'react';

/** Distance in CSS pixels from the edges of the visible part. */
const GAP = 8;
/** Least height in CSS pixels of a list: two options. */
const LEAST = 96;

/** The scrolled part around an element, up to its dialog; null where the page itself scrolls. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
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
 * Scrolls the field up as far as its list needs, and limits the list to the space below it, or above
 * it where that is larger.
 */
function fit(list: HTMLElement): void {
  const input = list.parentElement ?? list;
  const field = input.parentElement ?? input;
  const scroller = scrollerOf(list);
  list.style.removeProperty('--_space');
  delete list.dataset['side'];
  const before = visiblePart(scroller);
  const { height, bottom } = list.getBoundingClientRect();
  const missing = bottom + GAP - before.bottom;
  const room = field.getBoundingClientRect().top - GAP - before.top;
  if (missing > 0 && room > 0) (scroller ?? window).scrollBy(0, Math.min(missing, room));
  const after = visiblePart(scroller);
  const below = after.bottom - list.getBoundingClientRect().top - GAP;
  const above = input.getBoundingClientRect().top - after.top - GAP;
  const isAbove = below < height && above > Math.max(below, LEAST);
  if (isAbove) list.dataset['side'] = 'above';
  list.style.setProperty('--_space', `${Math.max(LEAST, isAbove ? above : below)}px`);
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
