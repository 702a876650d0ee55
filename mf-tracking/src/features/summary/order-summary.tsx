import { useTranslation } from 'react-i18next';
import type { Order } from '@storefront/shared-domain/contracts';
import { Card, Section, Stack } from '@storefront/shared-ui';
import { OrderAmounts } from './order-amounts';
import { OrderFacts } from './order-facts';
import { OrderLines } from './order-lines';

/** Summary of the order: items, totals, address and payment. */
export function OrderSummary({ order }: { order: Order }) {
  const { t } = useTranslation('mf-tracking');
  return (
    <Section title={t('summary.title')}>
      <Card>
        <Stack gap={4}>
          <OrderLines order={order} />
          <OrderAmounts order={order} />
        </Stack>
      </Card>
      <OrderFacts order={order} />
    </Section>
  );
}
