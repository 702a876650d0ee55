import { useCallback, useEffect, useRef, useState } from 'react';
import { sectionAnchor } from '../../menu/section-names';

/**
 * The strip of the screen that a section must reach to be current: below the sticky header (at most
 * 76 px), above the middle.
 */
const STRIP = '-96px 0px -60% 0px';

/**
 * Maximum time in ms that a chosen section stays current during the scroll to it, for browsers
 * without `scrollend`.
 */
const MAX_SCROLL_MS = 1500;

/**
 * Events that end this lock earlier: the end of the scroll, a key, or the customer's own scrolling.
 */
const ENDS = ['scrollend', 'keydown'] as const;
const SCROLLS = ['wheel', 'touchmove'] as const;

/** An empty strip means that the page shows the content above or below the list. */
const isBelow = ({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean =>
  rootBounds !== null && boundingClientRect.top >= rootBounds.bottom;

/**
 * Whether a part of a section is on the screen; the last section of a menu may never reach the
 * strip.
 */
function isOnScreen(id: string): boolean {
  const box = document.getElementById(sectionAnchor(id))?.getBoundingClientRect();
  return box !== undefined && box.bottom >= 0 && box.top <= window.innerHeight;
}

/**
 * The section that the customer currently sees, updated on scroll. `choose` sets the target of a
 * scroll in advance, so that the mark does not pass over the sections in between.
 */
export function useCurrentSection(sections: readonly { readonly id: string }[]): {
  current: string | null;
  choose: (id: string) => void;
} {
  const first = sections[0]?.id ?? null;
  const [current, setCurrent] = useState(first);
  const lock = useRef<AbortController | null>(null);
  const seen = useRef<string | null>(null);

  useEffect(() => {
    const inStrip = new Set<string>();
    const elements = new Map(
      sections.flatMap(({ id }) => {
        const element = document.getElementById(sectionAnchor(id));
        return element === null ? [] : [[element as Element, id] as const];
      }),
    );
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = elements.get(target);
          if (id !== undefined) inStrip[isIntersecting ? 'add' : 'delete'](id);
        }
        const topmost =
          sections.find(({ id }) => inStrip.has(id)) ??
          (entries.some(isBelow) ? sections[0] : undefined);
        if (topmost === undefined) return;
        seen.current = topmost.id;
        if (lock.current === null) setCurrent(topmost.id);
      },
      { rootMargin: STRIP },
    );
    for (const element of elements.keys()) observer.observe(element);
    return () => observer.disconnect();
  }, [sections]);

  const choose = useCallback((id: string) => {
    setCurrent(id);
    lock.current?.abort();
    const held = new AbortController();
    lock.current = held;
    const unlock = (): void => {
      held.abort();
      if (lock.current === held) lock.current = null;
    };
    // A browser may scroll before it fires the wheel event: a section that reached the strip in the
    // meantime is applied.
    const follow = (): void => {
      unlock();
      if (seen.current !== null) setCurrent(seen.current);
    };
    // A script or the scroll bar may scroll the page before the `scrollend` of the first scroll
    // fires.
    const release = (): void => {
      if (held.signal.aborted) return;
      if (isOnScreen(id)) unlock();
      else follow();
    };
    const options = { passive: true, signal: held.signal };
    for (const event of ENDS) window.addEventListener(event, release, options);
    for (const event of SCROLLS) window.addEventListener(event, follow, options);
    setTimeout(release, MAX_SCROLL_MS);
  }, []);

  return { current: sections.some(({ id }) => id === current) ? current : first, choose };
}
