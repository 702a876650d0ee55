import { useUnit } from 'effector-react';
import { Navigate } from '@storefront/shared-ui/router';
import { PageSkeleton } from './page-skeleton';
import { $isStarted } from '../start-up/start.model';

/**
 * An address below a page that catches them, such as the tablet's (SHELL-39): the start of the visit reads
 * its query, then it leads to the page.
 */
export function CatchAll({ to }: { to: string }) {
  const isStarted = useUnit($isStarted);
  return isStarted ? <Navigate to={to} replace /> : <PageSkeleton />;
}
