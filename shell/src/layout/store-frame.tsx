import { deliveryBus, sessionBus } from '@storefront/shared-domain/bus';
import { $isCoordinatesRequested, $signInRequested } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { PictureFactsContext, SkipLink } from '@storefront/shared-ui';
import { useLocation, useNavigate } from '@storefront/shared-ui/router';
import { useUnit } from 'effector-react';
import { memo, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AfterOrder } from '../after-order/after-order';
import { StorefrontRoutes } from '../routes/routes';
import { documentKind } from '../routes/this-document';
import { DebugMode } from '../debug/debug-mode';
import { Idle } from '../idle/idle';
import { EventsPlace } from '../events/events-place';
import { LastOrder } from '../start-up/last-order';
import { StartNavigation } from '../start-up/start-navigation';
import { RecoveredOrder } from '../orders/recovered-order';
import { PushOffer } from '../push/push-offer';
import { PushPlace } from '../push/push-place';
import { TableBar } from '../table-link/table-bar';
import { TabletReset } from '../tablet/tablet-reset';
import { $isLoaded } from '../restaurant/restaurant.model';
import { $pictures } from '../restaurant/pictures.model';
import { Arrival } from './arrival';
import { BesideCart } from './docked-cart';
import { NoticeSlot } from './notice-slot';
import { CardSlot } from './card-slot';
import { Slots } from './slots';
import { StaleNotice } from './stale-notice';
import { TopNotices } from './top-notices';

/**
 * The slots in the separate document of the payment (ADR 0036), which has no widgets of other
 * remotes: the login is a page, and an address is used without the question about its place on the
 * map.
 */
function PaymentSlots() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { signInRequested, dismissSignIn, coordinatesRequested, answerCoordinates } = useUnit({
    signInRequested: $signInRequested,
    dismissSignIn: sessionBus.signInDismissed,
    coordinatesRequested: $isCoordinatesRequested,
    answerCoordinates: deliveryBus.coordinatesAnswered,
  });

  useEffect(() => {
    if (!signInRequested) return;
    dismissSignIn();
    void navigate(paths.login({ returnTo: pathname }));
  }, [signInRequested, dismissSignIn, navigate, pathname]);
  useEffect(() => {
    if (coordinatesRequested) answerCoordinates();
  }, [coordinatesRequested, answerCoordinates]);

  return <CardSlot />;
}

/**
 * Parts that act on a visit. A component of its own: the rest of the frame is not rendered again for
 * them when the restaurant is loaded, which is the longest task of a start.
 */
function VisitParts() {
  const isLoaded = useUnit($isLoaded);
  if (!isLoaded) return null;
  return (
    <>
      <RecoveredOrder />
      <AfterOrder />
      <PushOffer />
      <LastOrder />
      <TabletReset />
    </>
  );
}

/**
 * The frame of a loaded restaurant: its pages and the slots around them. Not rendered again with what is
 * around it: the view is set twice during a start, with the same content.
 */
export const StoreFrame = memo(function StoreFrame() {
  const { t } = useTranslation('shell');
  const pictures = useUnit($pictures);
  const isOfPayment = documentKind() === 'payment';
  return (
    <PictureFactsContext value={pictures}>
      <SkipLink>{t('skip.to-content')}</SkipLink>
      <EventsPlace />
      <DebugMode />
      <StaleNotice />
      <TopNotices />
      <TableBar />
      {!isOfPayment && <NoticeSlot />}
      <Arrival />
      <BesideCart>
        <StorefrontRoutes />
      </BesideCart>
      <PushPlace />
      {isOfPayment ? <PaymentSlots /> : <Slots />}
      <VisitParts />
      <StartNavigation />
      <Idle />
    </PictureFactsContext>
  );
});
