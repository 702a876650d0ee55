import {
  cartBus,
  deliveryBus,
  noticeBus,
  recoveryBus,
  sessionBus,
} from '@storefront/shared-domain/bus';
import {
  $cartCount,
  $cartSubtotal,
  $formatMoney,
  $isAtTable,
  $isCartReady,
  $isCoordinatesRequested,
  $isLoggedIn,
  $isRecoveryRequested,
  $isTableCartOpen,
  $isTablet,
  $isTabletResting,
  $lines,
  $signInRequested,
} from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { useChangedLine } from '@storefront/shared-kit/use-changed-line';
import { useChangedText } from '@storefront/shared-kit/use-changed-text';
import { useDocked, VisuallyHidden } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Slot } from '../remotes/slot';
import { useShownSlots } from '../remotes/use-shown-slots';
import { CardSlot } from './card-slot';
import { CartLink } from './cart-link';
import { useDocksCart } from './use-docks-cart';

/**
 * Announces each change of the cart on the menu, politely, and once: the toast of a card and the
 * docked cart only show it. Says the quantity of a new or changed line, and count and total of the cart,
 * which are far from the pressed button. Silent until the first change after the stored cart was
 * read. The region is in the page before the first product is added, since the content of a new
 * region is not announced.
 */
function CartAnnouncement() {
  const { t } = useTranslation('shell');
  const { lines, count, subtotal, money, isReady } = useUnit({
    lines: $lines,
    count: $cartCount,
    subtotal: $cartSubtotal,
    money: $formatMoney,
    isReady: $isCartReady,
  });
  const changed = useChangedLine(isReady ? lines : null);
  const text = useChangedText(
    isReady ? t('cart.announced', { count, total: money(subtotal) }) : null,
  );
  return (
    <div role="status">
      {text !== '' && (
        <VisuallyHidden>
          {changed !== null && (
            <span>{`${t('cart.quantity-now', { count: changed.qty, name: changed.name })}. `}</span>
          )}
          <span>{text}</span>
        </VisuallyHidden>
      )}
    </div>
  );
}

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
