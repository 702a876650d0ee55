import { useUnit } from 'effector-react';
import { recoveryBus, sessionBus } from '@storefront/shared-domain/bus';
import { $cartCount, $isLoggedIn, $isRecoveryAsked, $signInAsked } from '@storefront/shared-domain/models';
import { useLocation } from '@storefront/shared-ui/router';
import { RemoteWidget } from '../remotes/remote-widget';

/** Screens of the menu, where the cart button and the cashback badge float (MENU-19, MENU-23). */
const MENU_PATHS: readonly string[] = ['/', '/hours', '/info', '/payments', '/reviews'];

/** The places where a remote shows a small part of itself on pages of others. A slot costs nothing until it is needed. */
export function Slots() {
  const { pathname } = useLocation();
  const { count, isLoggedIn, signInAsked, dismissSignIn, recoveryAsked, continueCart } = useUnit({
    count: $cartCount, isLoggedIn: $isLoggedIn, signInAsked: $signInAsked, dismissSignIn: sessionBus.signInDismissed,
    recoveryAsked: $isRecoveryAsked, continueCart: recoveryBus.cartContinued,
  });
  const isOnMenu = MENU_PATHS.includes(pathname);
  return (
    <>
      {isOnMenu && count > 0 && <RemoteWidget id="mf-cart/floating-cart-button" props={{}} />}
      {isOnMenu && isLoggedIn && <RemoteWidget id="mf-account/cashback-badge" props={{}} />}
      {recoveryAsked && <RemoteWidget id="mf-cart/cart-recovery" props={{ onClosed: () => continueCart() }} />}
      {signInAsked && <RemoteWidget id="mf-account/login-dialog" props={{ onClosed: () => dismissSignIn() }} />}
    </>
  );
}
