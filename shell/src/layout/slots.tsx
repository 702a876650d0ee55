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
import { useNavigate } from '@storefront/shared-ui/router';
import { Slot } from '../remotes/slot';
import { useShownSlots } from '../remotes/use-shown-slots';
import { CardSlot } from './card-slot';
import { CartAnnouncement } from './cart-announcement';
import { CartLink } from './cart-link';
import { useDocksCart } from './use-docks-cart';

/**
 * The slots that render widgets of remotes on pages of other remotes. A slot loads nothing until it
 * is needed.
 */
export function Slots() {
  const shown = useShownSlots();
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
  const hasButton = shown.includes('cart-button'); // on screens of the menu (MENU-19, MENU-23)
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
      {hasButton && <CartAnnouncement />}
      {hasButton && count > 0 && !isIdle && !isDocked && (
        <Slot name="cart-button" props={{}} waiting={<CartLink />} fallback={<CartLink />} />
      )}
      {shown.includes('table-cart') && isTableCartOpen && (
        <Slot name="table-cart" props={{ onClosed: closeTableCart }} onFailed={openCartPage} />
      )}
      {shown.includes('cashback-badge') && isLoggedIn && !isOfGuests && (
        <Slot name="cashback-badge" props={{}} />
      )}
      {recoveryRequested && (
        <Slot name="cart-recovery" props={{ onClosed: () => continueCart() }} />
      )}
      {coordinatesRequested && (
        <Slot
          name="confirm-coordinates"
          props={{ onClosed: () => answerCoordinates() }}
          onFailed={() => answerCoordinates()}
        />
      )}
      <CardSlot />
      {signInRequested && (
        <Slot name="login" props={{ onClosed: () => dismissSignIn() }} onFailed={reportNoLogin} />
      )}
    </>
  );
}
