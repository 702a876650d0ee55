import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { cardsBus } from '@storefront/shared-domain/bus';
import { $isLoggedIn } from '@storefront/shared-domain/models';
import { useUnitListener } from '@storefront/shared-kit/use-unit-listener';
import { $isWalletOffered } from './wallet-offered.model';

/**
 * Opens the form of a new card over the page for a logged-in customer (ACCOUNT-18), and calls
 * `onGone` when it is closed.
 */
export function useAddCard(onGone: () => void): void {
  const { isLoggedIn, isOffered, request } = useUnit({
    isLoggedIn: $isLoggedIn,
    isOffered: $isWalletOffered,
    request: cardsBus.addRequested,
  });
  useEffect(() => {
    if (isLoggedIn && isOffered) request();
  }, [isLoggedIn, isOffered, request]);
  useUnitListener(cardsBus.addDismissed, onGone);
}
