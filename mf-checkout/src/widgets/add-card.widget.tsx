import { useEffect, useRef } from 'react';
import type { SlotProps } from '@storefront/shared-domain/remote';
import { useLocation } from '@storefront/shared-ui/router';
import { AddCardDialog } from '../features/add-card/add-card-dialog';

/** The form of a new card over any page (CARDS-13, SHELL-36). It closes when its page is left. */
export default function AddCard({ onClosed }: SlotProps['new-card']) {
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  useEffect(() => {
    if (openedOn.current !== pathname) onClosed();
  }, [pathname, onClosed]);
  return <AddCardDialog onClosed={onClosed} />;
}
