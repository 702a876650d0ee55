import { useUnit } from 'effector-react';
import { useEffect, useState, type ReactNode } from 'react';
import { paths } from '@storefront/shared-domain/paths';
import { Navigate } from '@storefront/shared-ui/router';
import type { ApiError } from '@storefront/shared-domain/http';
import { findReturnedFx } from './payment.api';

/** Navigation state of the URL that a return from an external payment leads to. */
const RETURNED = { returned: true } as const;
export const isReturned = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'returned' in state;

type Props = {
  cid: string;
  oid: string;
  waiting: ReactNode;
  /** The order was not found, or the server is unreachable; `again` retries. */
  failed: (error: ApiError, again: () => void) => ReactNode;
};

/**
 * Finds the order after the return from an external payment, and navigates to it (SHELL-45,
 * TRACKING-01).
 */
export function Returned({ cid, oid, waiting, failed }: Props) {
  const find = useUnit(findReturnedFx);
  const [found, setFound] = useState<{ uuid: string } | { error: ApiError } | null>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    let isHere = true;
    find({ cid, oid }).then(
      ({ uuid }) => isHere && setFound({ uuid }),
      (error: ApiError) => isHere && setFound({ error }),
    );
    return () => {
      isHere = false;
    };
  }, [find, cid, oid, attempts]);
  if (found === null) return waiting;
  if ('uuid' in found)
    return <Navigate to={paths.track({ token: found.uuid })} replace state={RETURNED} />;
  return failed(found.error, () => {
    setFound(null);
    setAttempts(attempts + 1);
  });
}
