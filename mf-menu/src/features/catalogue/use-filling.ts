import { startTransition, useEffect, useState } from 'react';

/** Cards added per frame: filling a chunk during a scroll must not delay the scrolling. */
const PER_FRAME = 3;

/** Counts up to `most`, a few per frame, while `isOn`; 0 otherwise. */
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
