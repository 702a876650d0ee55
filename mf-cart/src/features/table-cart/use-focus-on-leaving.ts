import { useEffect } from 'react';

/**
 * When the cart goes and the button that opened it is gone too (the cart is empty), the page takes
 * the focus.
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
