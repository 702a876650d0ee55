import { type RefObject, startTransition, useEffect, useState } from 'react';

/**
 * How far from the screen an element counts as near: three screens of a phone, more than a swipe
 * passes before it is made.
 */
const MARGIN = '2500px 0px';

type Listener = (isNear: boolean) => void;
const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | null = null;

/**
 * One observer for all: a long menu has hundreds of chunks. What it tells is rendered in between
 * the frames.
 */
const sharedObserver = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver(
    (entries) => {
      startTransition(() => {
        for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
      });
    },
    { rootMargin: MARGIN },
  ));

type Near = {
  isNear: boolean;
  /** What it measured when it was last near, in CSS pixels. */ height: number | null;
};

/** Whether an element is near the screen now; one that holds the focus stays so. */
export function useNear(ref: RefObject<HTMLElement | null>): Near {
  const [near, setNear] = useState<Near>({ isNear: false, height: null });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const watching = sharedObserver();
    listeners.set(element, (isNear) => {
      if (!isNear && element.contains(document.activeElement)) return;
      setNear((before) =>
        before.isNear === isNear
          ? before
          : { isNear, height: isNear ? before.height : element.offsetHeight },
      );
    });
    watching.observe(element);
    return () => {
      watching.unobserve(element);
      listeners.delete(element);
    };
  }, [ref]);
  return near;
}
