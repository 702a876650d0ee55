import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { LinkButton, Stack } from '@storefront/shared-ui';
import { StateCard } from '../features/progress/state-card';
import { OrderSummary } from '../features/summary/order-summary';
import { OrderScreen } from '../features/tracking/order-screen';
import styles from './track.module.css';

/** The page of an order to be reviewed (SHELL-28): shows the order and says that no review can be written here. */
export default function RateOrderPage() {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  const info = useUnit($restaurant);
  return (
    <OrderScreen title={() => t('rate.title')}>
      {(order) => (
        <div className={styles.page}>
          <Stack gap={5}>
            <StateCard order={order} />
            <p>{t('rate.text', { number: order.orderNoText, name: info?.name ?? '' })}</p>
            <Stack gap={2}>
              <LinkButton to={paths.track({ token: order.uuid })} size="l" wide icon="clock">{t('rate.follow')}</LinkButton>
              <LinkButton to={paths.menu()} size="l" wide variant="secondary">{t('domain:action.back-to-menu')}</LinkButton>
            </Stack>
          </Stack>
          <OrderSummary order={order} />
        </div>
      )}
    </OrderScreen>
  );
}
