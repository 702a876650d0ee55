import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import {
  cardsBus,
  cartBus,
  deliveryBus,
  noticeBus,
  recoveryBus,
  sessionBus,
} from '@storefront/shared-domain/bus';
import {
  $cartCount,
  $isAtTable,
  $isCardAsked,
  $isCoordinatesAsked,
  $isLoggedIn,
  $isRecoveryAsked,
  $isTableCartOpen,
  $isTablet,
  $isTabletResting,
  $signInAsked,
} from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { useLocation, useNavigate } from '@storefront/shared-ui/router';
import { RemoteWidget } from '../remotes/remote-widget';

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
  const { t } = useTranslation(['domain', 'shell']);
  const {
    count,
    isLoggedIn,
    signInAsked,
    dismissSignIn,
    isAtTable,
    isTablet,
    isResting,
    isTableCartOpen,
    closeTableCart,
    recoveryAsked,
    continueCart,
    coordinatesAsked,
    answerCoordinates,
    cardAsked,
    dismissCard,
    toast,
  } = useUnit({
    count: $cartCount,
    isLoggedIn: $isLoggedIn,
    signInAsked: $signInAsked,
    dismissSignIn: sessionBus.signInDismissed,
    isAtTable: $isAtTable,
    isTablet: $isTablet,
    isResting: $isTabletResting,
    isTableCartOpen: $isTableCartOpen,
    closeTableCart: cartBus.tableCartClosed,
    recoveryAsked: $isRecoveryAsked,
    continueCart: recoveryBus.cartContinued,
    coordinatesAsked: $isCoordinatesAsked,
    answerCoordinates: deliveryBus.coordinatesAnswered,
    cardAsked: $isCardAsked,
    dismissCard: cardsBus.addDismissed,
    toast: noticeBus.toastRequested,
  });
  const isOnMenu = MENU_PATHS.includes(pathname);
  const isOfGuests = isAtTable || isTablet; // at a table no account is shown
  const openCartPage = (): void => {
    closeTableCart();
    void navigate(paths.cart());
  };
  const tellNoCard = (): void => {
    toast({ text: t('stored-card.add-failed'), tone: 'danger' });
    dismissCard();
  };
  const tellNoLogin = (): void => {
    toast({ text: t('shell:sign-in.failed'), tone: 'danger' });
    dismissSignIn();
  };
  return (
    <>
      {isOnMenu && count > 0 && !isResting && (
        <RemoteWidget id="mf-cart/floating-cart-button" props={{}} />
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
      {recoveryAsked && (
        <RemoteWidget id="mf-cart/cart-recovery" props={{ onClosed: () => continueCart() }} />
      )}
      {coordinatesAsked && (
        <RemoteWidget
          id="mf-delivery/confirm-coordinates"
          props={{ onClosed: () => answerCoordinates() }}
          onFailed={() => answerCoordinates()}
        />
      )}
      {cardAsked && (
        <RemoteWidget
          id="mf-checkout/add-card"
          props={{ onClosed: () => dismissCard() }}
          onFailed={tellNoCard}
        />
      )}
      {signInAsked && (
        <RemoteWidget
          id="mf-account/login-dialog"
          props={{ onClosed: () => dismissSignIn() }}
          onFailed={tellNoLogin}
        />
      )}
    </>
  );
}
