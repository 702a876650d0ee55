import { useEffect, useRef } from 'react';
import type { Coordinates } from '@storefront/shared-domain/contracts';

/** Longest and shortest duration in ms of a marker's move from one position to the next. */
const [MAX__LENGTH, MIN__LENGTH] = [2500, 300];

const between = (from: Coordinates, to: Coordinates, share: number): Coordinates => ({
  latitude: from.latitude + (to.latitude - from.latitude) * share,
  longitude: from.longitude + (to.longitude - from.longitude) * share,
});

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Animates from each target to the next over the interval between targets; jumps with reduced
 * motion. `show` is called with every position in between.
 */
export function useGlide(
  target: Coordinates | null,
  show: ((place: Coordinates) => void) | null,
): void {
  const shown = useRef<Coordinates | null>(null);
  const came = useRef(0);
  const { latitude, longitude } = target ?? { latitude: null, longitude: null };
  useEffect(() => {
    if (latitude === null || longitude === null || show === null) return undefined;
    const [from, to, start] = [
      shown.current ?? { latitude, longitude },
      { latitude, longitude },
      performance.now(),
    ];
    const duration =
      isStill() || shown.current === null
        ? 0
        : Math.min(MAX__LENGTH, Math.max(MIN__LENGTH, start - came.current));
    came.current = start;
    let frame = 0;
    const step = (): void => {
      const share = duration === 0 ? 1 : Math.min(1, (performance.now() - start) / duration);
      shown.current = between(from, to, share);
      show(shown.current);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [latitude, longitude, show]);
}
