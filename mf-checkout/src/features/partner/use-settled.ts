import { useEffect, useState } from 'react';

/** How long a field rests before what was typed counts (CHECKOUT-39). */
const SETTLE_MS = 500;

/** The value once it has rested for `SETTLE_MS`. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
