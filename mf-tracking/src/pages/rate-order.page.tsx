import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared-domain/paths';
import { LinkButton, Stack } from '@storefront/shared-ui';
import { Progress } from '../features/progress/progress';
import { StateCard } from '../features/progress/state-card';
import { ReviewPage } from '../features/review/review-page';
import { OrderSummary } from '../features/summary/order-summary';
import { ConnectionNote } from '../features/tracking/connection-note';
import { isFinal } from '../features/tracking/newest-order';
import { OrderScreen } from '../features/tracking/order-screen';
import styles from './track.module.css';

/**
 * The page to review an order (SHELL-28): an order still in progress shows its state and a link to
 * its tracking.
 */
export default function RateOrderPage() {
  const { t } = useTranslation('mf-tracking');
  return (
    <OrderScreen title={() => t('rate.title')}>
      {(order) => (
        <div className={styles.page}>
          {isFinal(order) ? (
            <ReviewPage order={order} />
          ) : (
            <Stack gap={5}>
              <StateCard order={order}>
                <ConnectionNote />
              </StateCard>
              <LinkButton to={paths.track({ token: order.uuid })} size="l" wide icon="clock">
                {t('rate.follow')}
              </LinkButton>
              <Progress order={order} />
            </Stack>
          )}
          <OrderSummary order={order} />
        </div>
      )}
    </OrderScreen>
  );
}
