import { useLocation, useNavigate } from '@storefront/shared-ui/router';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $isLoaded } from '../restaurant/restaurant.model';
import { $isStarted, $startFacts, startVerdictReached } from './start.model';
import { START_DELAY_MS, startVerdict, type StartVerdict } from './start-target';

/** `input`: dictation and autofill fire no key event. `click`: a screen reader moves no pointer. */
const SIGNS = ['pointerdown', 'wheel', 'keydown', 'input', 'click'] as const;

/**
 * True once the customer has interacted with the page, also before the application started; the
 * listeners are then removed.
 */
function useHasActed(): boolean {
  const [hasActed, setActed] = useState(
    () => globalThis.window?.__storefront?.early?.hasActed() ?? false,
  );
  useEffect(() => {
    if (hasActed) return undefined;
    const end = new AbortController();
    for (const sign of SIGNS)
      addEventListener(sign, () => setActed(true), {
        passive: true,
        capture: true,
        signal: end.signal,
      });
    return () => end.abort();
  }, [hasActed]);
  return hasActed;
}

const STAY: StartVerdict = { kind: 'stay' };

/**
 * Redirects a visit once to its start page (OPEN-008, SHELL-44), unless the customer has navigated
 * before.
 */
export function StartNavigation() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { facts, isLoaded, isStarted, start } = useUnit({
    facts: $startFacts,
    isLoaded: $isLoaded,
    isStarted: $isStarted,
    start: startVerdictReached,
  });
  const [begin] = useState({ pathname, search });
  const [isTime, setTime] = useState(false);
  const hasActed = useHasActed();
  useEffect(() => {
    if (!isLoaded) return undefined;
    const timer = setTimeout(() => setTime(true), START_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isLoaded]);
  const verdict =
    pathname === begin.pathname ? startVerdict({ ...begin, ...facts, hasActed }) : STAY;
  useEffect(() => {
    if (isStarted || !isTime || verdict.kind === 'wait') return;
    start(verdict);
    if (verdict.kind === 'go') void navigate(verdict.to, { replace: !verdict.isStored });
  }, [isStarted, isTime, verdict, start, navigate]);
  return null;
}
