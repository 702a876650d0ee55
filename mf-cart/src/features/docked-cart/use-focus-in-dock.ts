import { useEffect, useRef } from 'react';
import { focusDockedCart } from '@storefront/shared-kit/docked-cart';

/** When a line leaves with the button that removed it, the docked cart takes the focus. */
export function useFocusInDock(lines: number): void {
  const before = useRef(lines);
  useEffect(() => {
    if (lines < before.current && document.activeElement === document.body) focusDockedCart();
    before.current = lines;
  }, [lines]);
}
