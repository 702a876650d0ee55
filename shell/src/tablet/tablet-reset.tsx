import { tabletBus } from '@storefront/shared-domain/bus';
import { $isTablet } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { useNavigate } from '@storefront/shared-ui/router';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

const ACTIVITY_EVENTS = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const;

/**
 * Calls `onLeft` after `after` milliseconds without activity, and again after each later activity.
 * Off while `isOn` is false.
 */
function useInactivity(after: number, isOn: boolean, onLeft: () => void): void {
  const left = useRef(onLeft);
  useEffect(() => {
    left.current = onLeft;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => left.current(), after);
    };
    for (const sign of ACTIVITY_EVENTS)
      addEventListener(sign, wait, { passive: true, capture: true, signal: end.signal });
    wait();
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [after, isOn]);
}

/**
 * Idle time of a tablet until its reset for the next guest, in milliseconds: longer than reading
 * one screen, and than the answer to an order.
 */
const RESET_AFTER_MS = 180_000;

/**
 * Resets an idle tablet to the top of its menu from any page or dialog. The greeting there requires
 * an answer of the next guest before the previous cart is shown.
 */
export function TabletReset() {
  const { isTablet, leftAlone } = useUnit({ isTablet: $isTablet, leftAlone: tabletBus.leftAlone });
  const navigate = useNavigate();
  useInactivity(RESET_AFTER_MS, isTablet, () => {
    leftAlone();
    navigate(paths.tablet(), { replace: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  return null;
}
