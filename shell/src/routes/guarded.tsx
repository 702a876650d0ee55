import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from '@storefront/shared-ui/router';
import type { GuardName } from '../addresses/guard-names';
import { guards } from './guards';

type Props = { guard: GuardName; waiting: ReactNode; children: ReactNode };

/** Renders a guarded page, or redirects to the path of its guard, with the state of its entry. */
export function Guarded({ guard, waiting, children }: Props) {
  const decide = useUnit(guards[guard]);
  const { search, state } = useLocation() as { search: string; state: unknown };
  const verdict = decide(new URLSearchParams(search), search);
  if (verdict.kind === 'redirect') return <Navigate to={verdict.to} replace state={state} />;
  return verdict.kind === 'wait' ? waiting : children;
}
