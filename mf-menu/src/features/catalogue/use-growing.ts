import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '@storefront/shared-kit/when-idle';

/** Cards of one step: few enough to render between two frames on a slow phone. */
const STEP = 12;

/**
 * A number that grows from `from` to `to` in steps while the page is idle; it does not grow while
 * `isOn` is false.
 */
export function useGrowing(from: number, to: number, isOn: boolean): number {
  const [grown, setGrown] = useState(from);
  useEffect(() => {
    if (!isOn || grown >= to) return;
    return whenIdle(() => startTransition(() => setGrown((now) => Math.min(to, now + STEP))));
  }, [grown, to, isOn]);
  return Math.min(grown, to);
}
