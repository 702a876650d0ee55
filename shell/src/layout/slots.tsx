import { useUnit } from 'effector-react';
import { cartBus, deliveryBus, recoveryBus, sessionBus } from '@storefront/shared-domain/bus';
import {
  $cartCount, $isAtTable, $isCoordinatesAsked, $isLoggedIn, $isRecoveryAsked, $isTableCartOpen, $isTablet, $isTabletResting, $signInAsked,
} from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { useLocation, useNavigate } from '@storefront/shared-ui/router';
import { RemoteWidget } from '../remotes/remote-widget';

/** Screens of the menu, where the cart button and the cashback badge float (MENU-19, MENU-23). */
const MENU_PATHS: readonly string[] = ['/', '/hours', '/info', '/payments', '/reviews', paths.tablet()];

/** The places where a remote shows a small part of itself on pages of others. A slot costs nothing until it is needed. */
export function Slots() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { count, isLoggedIn, signInAsked, dismissSignIn, isAtTable, isTablet, isResting, isTableCartOpen, closeTableCart, recoveryAsked, continueCart, coordinatesAsked, answerCoordinates } = useUnit({
    count: $cartCount, isLoggedIn: $isLoggedIn, signInAsked: $signInAsked, dismissSignIn: sessionBus.signInDismissed,
    isAtTable: $isAtTable, isTablet: $isTablet, isResting: $isTabletResting, isTableCartOpen: $isTableCartOpen, closeTableCart: cartBus.tableCartClosed,
    recoveryAsked: $isRecoveryAsked, continueCart: recoveryBus.cartContinued,
    coordinatesAsked: $isCoordinatesAsked, answerCoordinates: deliveryBus.coordinatesAnswered,
  });
  const isOnMenu = MENU_PATHS.includes(pathname);
  const isOfGuests = isAtTable || isTablet; // a table leads to nobody's account
  const openCartPage = (): void => {
    closeTableCart();
    void navigate(paths.cart());
  };
  return (
    <>
      {isOnMenu && count > 0 && !isResting && <RemoteWidget id="mf-cart/floating-cart-button" props={{}} />}
      {isOnMenu && isTableCartOpen && <RemoteWidget id="mf-cart/table-cart" props={{ onClosed: closeTableCart }} onFailed={openCartPage} />}
      {isOnMenu && isLoggedIn && !isOfGuests && <RemoteWidget id="mf-account/cashback-badge" props={{}} />}
      {recoveryAsked && <RemoteWidget id="mf-cart/cart-recovery" props={{ onClosed: () => continueCart() }} />}
      {coordinatesAsked && <RemoteWidget id="mf-delivery/confirm-coordinates" props={{ onClosed: () => answerCoordinates() }} onFailed={() => answerCoordinates()} />}
      {signInAsked && <RemoteWidget id="mf-account/login-dialog" props={{ onClosed: () => dismissSignIn() }} />}
    </>
  );
}
