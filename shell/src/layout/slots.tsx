import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import {
  cartBus,
  deliveryBus,
  noticeBus,
  recoveryBus,
  sessionBus,
} from '@storefront/shared-domain/bus';
import {
  $cartCount,
  $isAtTable,
  $isCoordinatesRequested,
  $isLoggedIn,
  $isRecoveryRequested,
  $isTableCartOpen,
  $isTablet,
  $isTabletResting,
  $signInRequested,
} from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { useDocked } from '@storefront/shared-ui';
import { useLocation, useNavigate } from '@storefront/shared-ui/router';
import { RemoteWidget } from '../remotes/remote-widget';
import { CardSlot } from './card-slot';
import { CartAnnouncement } from './cart-announcement';
import { CartLink } from './cart-link';
import { useDocksCart } from './use-docks-cart';

/** Screens of the menu, where the cart button and the cashback badge float (MENU-19, MENU-23). */
const MENU_PATHS: readonly string[] = [
  '/',
  '/hours',
  '/info',
  '/payments',
  '/reviews',
  paths.tablet(),
];

/**
 * The slots that render widgets of remotes on pages of other remotes. A slot loads nothing until it
 * is needed.
 */
export function Slots() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { t } = useTranslation('shell');
  const {
    count,
    isLoggedIn,
    signInRequested,
    dismissSignIn,
    isAtTable,
    isTablet,
    isIdle,
    isTableCartOpen,
    closeTableCart,
    recoveryRequested,
    continueCart,
    coordinatesRequested,
    answerCoordinates,
    toast,
  } = useUnit({
    count: $cartCount,
    isLoggedIn: $isLoggedIn,
    signInRequested: $signInRequested,
    dismissSignIn: sessionBus.signInDismissed,
    isAtTable: $isAtTable,
    isTablet: $isTablet,
    isIdle: $isTabletResting,
    isTableCartOpen: $isTableCartOpen,
    closeTableCart: cartBus.tableCartClosed,
    recoveryRequested: $isRecoveryRequested,
    continueCart: recoveryBus.cartContinued,
    coordinatesRequested: $isCoordinatesRequested,
    answerCoordinates: deliveryBus.coordinatesAnswered,
    toast: noticeBus.toastRequested,
  });
  const docksCart = useDocksCart();
  const isDocked = useDocked() && docksCart;
  const isOnMenu = MENU_PATHS.includes(pathname);
  const isOfGuests = isAtTable || isTablet; // at a table no account is shown
  const openCartPage = (): void => {
    closeTableCart();
    void navigate(paths.cart());
  };
  const reportNoLogin = (): void => {
    toast({ text: t('sign-in.failed'), tone: 'danger' });
    dismissSignIn();
  };
  return (
    <>
      {isOnMenu && <CartAnnouncement />}
      {isOnMenu && count > 0 && !isIdle && !isDocked && (
        <RemoteWidget
          id="mf-cart/floating-cart-button"
          props={{}}
          waiting={<CartLink />}
          fallback={<CartLink />}
        />
      )}
      {isOnMenu && isTableCartOpen && (
        <RemoteWidget
          id="mf-cart/table-cart"
          props={{ onClosed: closeTableCart }}
          onFailed={openCartPage}
        />
      )}
      {isOnMenu && isLoggedIn && !isOfGuests && (
        <RemoteWidget id="mf-account/cashback-badge" props={{}} />
      )}
      {recoveryRequested && (
        <RemoteWidget id="mf-cart/cart-recovery" props={{ onClosed: () => continueCart() }} />
      )}
      {coordinatesRequested && (
        <RemoteWidget
          id="mf-delivery/confirm-coordinates"
          props={{ onClosed: () => answerCoordinates() }}
          onFailed={() => answerCoordinates()}
        />
      )}
      <CardSlot />
      {signInRequested && (
        <RemoteWidget
          id="mf-account/login-dialog"
          props={{ onClosed: () => dismissSignIn() }}
          onFailed={reportNoLogin}
        />
      )}
    </>
  );
}
