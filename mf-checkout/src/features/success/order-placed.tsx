import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { orderBus } from '@storefront/shared-domain/bus';
import type { Order } from '@storefront/shared-domain/contracts';
import { $inPlace, $language, $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Card, EmptyState, Icon, LinkButton, Page, Stack } from '@storefront/shared-ui';
import { momentText } from '../../lib/moment-text';
import { PlacedTotals } from './placed-totals';
import styles from './order-placed.module.css';

/**
 * 'Order successfully placed!' with its number, its items, and the link to track it (CHECKOUT-46,
 * TRACKING-14).
 */
export function OrderPlaced({ order }: { order: Order }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const inPlace = useUnit($inPlace);
  const { info, language, shown } = useUnit({
    info: $restaurant,
    language: $language,
    shown: orderBus.successShown,
  });
  const { scheduleTo } = order.details;
  useEffect(() => void shown(order), [shown, order]);
  return (
    <Page>
      <EmptyState icon="check" heading="h1" title={t('domain:order.placed')}>
        {inPlace(t('success.number', { number: order.orderNoText, name: info?.name ?? '' }))}
      </EmptyState>
      <Stack gap={4}>
        <Card>
          <ul className={styles.lines} aria-label={t('success.items')}>
            {order.orders.map((line, index) => (
              <li key={`${line.id}-${index}`}>
                <span>{line.qty}×</span> {line.name}
              </li>
            ))}
          </ul>
          {scheduleTo && (
            <p className={styles.scheduled}>
              <Icon name="calendar" />{' '}
              {t('success.scheduled', { moment: momentText(t, scheduleTo, language, info) })}
            </p>
          )}
          <div className={styles.totals}>
            <PlacedTotals order={order} />
          </div>
        </Card>
        <LinkButton to={paths.track({ token: order.uuid })} size="l" wide icon="clock">
          {t('success.follow')}
        </LinkButton>
        <LinkButton to={paths.menu()} size="l" wide variant="secondary">
          {t('domain:action.back-to-menu')}
        </LinkButton>
      </Stack>
    </Page>
  );
}
