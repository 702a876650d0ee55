import { useEffect, useState } from 'react';

/** Debounce time in ms of a field (CHECKOUT-39). */
const SETTLE_MS = 500;

/** The value, debounced by `SETTLE_MS`. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
