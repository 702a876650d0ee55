import { useEffect } from 'react';

/**
 * When the cart closes and the button that opened it was removed (the cart is empty), the page
 * takes the focus.
 */
export function useFocusOnLeaving(): void {
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          document.getElementById('main')?.focus({ preventScroll: true });
      });
    },
    [],
  );
}
