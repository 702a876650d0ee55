import { type RefObject, startTransition, useEffect, useState } from 'react';
import { fillInTurn } from './fill-in-turn';

/** Cards added per frame: filling a chunk during a scroll must not delay the scrolling. */
const PER_FRAME = 3;

type Filling = {
  /** Cards that are there at once. */
  from: number;
  to: number;
  isOn: boolean;
};

/** Counts up to `to`, a few per frame, while `isOn` and no chunk nearer to the screen counts; 0 otherwise. */
export function useFilling(
  ref: RefObject<HTMLElement | null>,
  { from, to, isOn }: Filling,
): number {
  const [filled, setFilled] = useState(from);
  useEffect(() => {
    const element = ref.current;
    if (element === null || filled === (isOn ? to : 0)) return;
    return fillInTurn(element, () =>
      startTransition(() => setFilled((now) => (isOn ? Math.min(to, now + PER_FRAME) : 0))),
    );
  }, [ref, filled, to, isOn]);
  return isOn ? Math.min(filled, to) : 0;
}
