import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $tableLink } from '@storefront/shared-domain/models';
import { useLocation, useNavigate } from '@storefront/shared-ui/router';
import { START_DELAY_MS, startTarget } from './start-target';

/** Leads a visit from where it began to where it belongs, once (SHELL-39, SHELL-44); a customer who went on by then is left alone. */
export function StartNavigation() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { mode, token } = useUnit($tableLink);
  const [start] = useState({ pathname, search });
  const target = pathname === start.pathname ? startTarget(start.pathname, start.search, mode === 'tablet' ? token : null) : null;
  useEffect(() => {
    if (target === null) return undefined;
    const timer = setTimeout(() => void navigate(target, { replace: true }), START_DELAY_MS);
    return () => clearTimeout(timer);
  }, [target, navigate]);
  return null;
}
