import { useEffect, useState } from 'react';

const LOOK_MS = 10_000;

/** Whole minutes since a time of this device's clock, updated continuously; 0 without one. */
export function useMinutesSince(moment: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return moment === null ? 0 : Math.max(0, Math.floor((now - moment) / 60_000));
}
