import { startTransition, useEffect, useState } from 'react';

/**
 * Cards that are added with one frame: a chunk that fills while the customer scrolls must not hold
 * the scrolling up.
 */
const PER_FRAME = 3;

/** Counts up to `most`, a few with each frame, while `isOn`; it is 0 when it is not. */
export function useFilling(most: number, isOn: boolean): number {
  const [filled, setFilled] = useState(0);
  useEffect(() => {
    if (filled === (isOn ? most : 0)) return;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setFilled((now) => (isOn ? Math.min(most, now + PER_FRAME) : 0))),
    );
    return () => cancelAnimationFrame(frame);
  }, [filled, most, isOn]);
  return isOn ? Math.min(filled, most) : 0;
}
