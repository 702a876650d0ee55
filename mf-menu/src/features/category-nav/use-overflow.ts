import { type RefObject, useEffect, useState } from 'react';

export type Overflow = { before: boolean; after: boolean };
const NONE: Overflow = { before: false, after: false };

/** Whether a horizontally scrolled row has content before or after its visible part. */
export function useOverflow(ref: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState(NONE);
  useEffect(() => {
    const row = ref.current;
    if (row === null) return;
    const look = (): void => {
      const before = row.scrollLeft > 1;
      const after = row.scrollLeft + row.clientWidth < row.scrollWidth - 1;
      setOverflow((seen) =>
        seen.before === before && seen.after === after ? seen : { before, after },
      );
    };
    const observer = new ResizeObserver(look);
    observer.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, [ref]);
  return overflow;
}
