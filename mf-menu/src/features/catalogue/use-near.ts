import { type RefObject, startTransition, useEffect, useState } from 'react';

/**
 * Distance from the screen within which an element counts as near: three screens of a phone, more
 * than one swipe passes before the element is rendered.
 */
const MARGIN = '2500px 0px';

type Listener = (isNear: boolean) => void;
const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | null = null;

/**
 * One shared observer: a long menu has hundreds of chunks. Its updates are rendered as transitions.
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
  /** Height in CSS pixels measured when it was last near. */ height: number | null;
};

/**
 * Whether an element is near the screen; an element that contains the focus counts as near. `before` it
 * is observed.
 */
export function useNear(ref: RefObject<HTMLElement | null>, before: Near): Near {
  const [near, setNear] = useState(before);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const watching = sharedObserver();
    listeners.set(element, (isNear) => {
      if (!isNear && element.contains(document.activeElement)) return;
      setNear((last) =>
        last.isNear === isNear
          ? last
          : { isNear, height: isNear ? last.height : element.offsetHeight },
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
