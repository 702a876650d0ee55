import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { orderBus } from '@storefront/shared-domain/bus';
import type { Order } from '@storefront/shared-domain/contracts';
import { $inPlace, $isTablet, $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Card, EmptyState, LinkButton, Page, Stack } from '@storefront/shared-ui';
import { ItemLines } from '../../lib/item-lines';
import { HandoverCode } from './handover-code';
import styles from './order-placed.module.css';
import { PlacedFacts } from './placed-facts';
import { PlacedTotals } from './placed-totals';

/**
 * 'Order successfully placed!', the one screen after an order: its number, where and when it comes,
 * its items, and the link to follow it (CHECKOUT-46, TRACKING-08, TRACKING-14).
 */
export function OrderPlaced({ order }: { order: Order }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const inPlace = useUnit($inPlace);
  const { info, isTablet, shown } = useUnit({
    info: $restaurant,
    isTablet: $isTablet,
    shown: orderBus.successShown,
  });
  useEffect(() => void shown(order), [shown, order]);
  return (
    <Page>
      <EmptyState compact icon="check" heading="h1" title={t('domain:order.placed')}>
        <p>{t('success.thanks')}</p>
        <p>
          {order.details.isTable
            ? t('domain:order.placed-table')
            : inPlace(t('success.number', { number: order.orderNoText, name: info?.name ?? '' }))}
        </p>
      </EmptyState>
      <Stack gap={4}>
        <HandoverCode order={order} />
        <LinkButton to={paths.track({ token: order.uuid })} size="l" wide icon="clock">
          {t('success.follow')}
        </LinkButton>
        <PlacedFacts order={order} />
        <Card>
          <ItemLines lines={order.orders} label={t('items.title')} />
          <div className={styles.totals}>
            <PlacedTotals order={order} />
          </div>
        </Card>
        <LinkButton to={paths.home(isTablet)} size="l" wide variant="secondary">
          {t('domain:action.back-to-menu')}
        </LinkButton>
      </Stack>
    </Page>
  );
}
