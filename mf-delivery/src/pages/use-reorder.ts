import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { isReordered, paths } from '@storefront/shared-domain/paths';
import { useUnitListener } from '@storefront/shared-kit/use-unit-listener';
import { useLocation, useNavigate } from '@storefront/shared-ui/router';
import { deadlinePassed, reorderArrived, reorderDecided } from './reorder.model';

/** Maximum time in ms for which a reorder waits for the fee of its address. */
const DEADLINE_MS = 4_000;

/**
 * Leads a reorder to the payment, or to this page at its first missing step. True until that is
 * decided.
 */
export function useReorder(isReady: boolean): boolean {
  const navigate = useNavigate();
  const isReorder = isReordered(useLocation().state);
  const [arrive, pass] = useUnit([reorderArrived, deadlinePassed]);
  useEffect(() => {
    if (!isReady || !isReorder) return undefined;
    arrive();
    const timer = setTimeout(() => pass(), DEADLINE_MS);
    return () => clearTimeout(timer);
  }, [isReady, isReorder, arrive, pass]);
  useUnitListener(
    reorderDecided,
    (isComplete) =>
      void navigate(isComplete ? paths.payment() : paths.delivery(), { replace: true }),
  );
  return isReorder;
}
