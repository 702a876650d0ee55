import { useUnit } from 'effector-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureFactsContext, SkipLink } from '@storefront/shared-ui';
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
import { PaymentSlots } from './payment-slots';
import { Slots } from './slots';
import { StaleNotice } from './stale-notice';
import { TopNotices } from './top-notices';

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
      <BesideCart>
        <StorefrontRoutes />
      </BesideCart>
      <PushPlace />
      {isOfPayment ? <PaymentSlots /> : <Slots />}
      <VisitParts />
      <Arrival />
      <StartNavigation />
      <Idle />
    </PictureFactsContext>
  );
});
