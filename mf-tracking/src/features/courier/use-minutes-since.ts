import { useEffect, useState } from 'react';
import { serverNow } from '@storefront/shared-domain/clock';

const LOOK_MS = 10_000;

/** Whole minutes since a moment, updated continuously; 0 without one. */
export function useMinutesSince(moment: number | null): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return moment === null ? 0 : Math.max(0, Math.floor((now - moment) / 60_000));
}
