const MARGIN = '200px';

/**
 * Runs a task once, when an element comes near the screen. The task may return its own cancel
 * function.
 */
export function whenNear(element: Element, task: () => () => void): () => void {
  let callOff: (() => void) | null = null;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callOff = task();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    callOff?.();
  };
}
