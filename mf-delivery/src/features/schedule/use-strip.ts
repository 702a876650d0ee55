import { type RefObject, useCallback, useEffect, useState } from 'react';

const prefersLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
const smoothly = (): ScrollBehavior => (prefersLessMotion() ? 'instant' : 'smooth');

type Strip = {
  /** Whether the strip extends before and after its visible part. */
  before: boolean;
  after: boolean;
  /** Scrolls by most of the visible width. */
  turn: (direction: -1 | 1) => void;
};

/**
 * A horizontally scrolled strip that scrolls its checked option into view; `chosen` identifies it.
 */
export function useStrip(ref: RefObject<HTMLElement | null>, chosen: string): Strip {
  const [ends, setEnds] = useState({ before: false, after: false });
  useEffect(() => {
    const strip = ref.current;
    if (strip === null) return;
    const look = (): void => {
      const before = strip.scrollLeft > 1;
      const after = strip.scrollLeft + strip.clientWidth < strip.scrollWidth - 1;
      setEnds((seen) =>
        seen.before === before && seen.after === after ? seen : { before, after },
      );
    };
    const observer = new ResizeObserver(look);
    observer.observe(strip);
    strip.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      strip.removeEventListener('scroll', look);
    };
  }, [ref]);
  useEffect(() => {
    const strip = ref.current;
    const mark = strip?.querySelector<HTMLElement>('[data-chosen="true"]');
    if (strip && mark)
      strip.scrollTo({
        left: mark.offsetLeft - (strip.clientWidth - mark.offsetWidth) / 2,
        behavior: smoothly(),
      });
  }, [ref, chosen]);
  const turn = useCallback(
    (direction: -1 | 1) => {
      ref.current?.scrollBy({
        left: direction * ref.current.clientWidth * 0.8,
        behavior: smoothly(),
      });
    },
    [ref],
  );
  return { ...ends, turn };
}
