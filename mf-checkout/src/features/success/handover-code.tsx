import { useTranslation } from 'react-i18next';
import type { Order } from '@storefront/shared-domain/contracts';
import { PickupCode } from '@storefront/shared-ui';

/** The code that the customer says at the counter or at the car; absent for other orders. */
export function HandoverCode({ order }: { order: Order }) {
  const { t } = useTranslation('domain');
  if (order.pickupCode === '') return null;
  return (
    <PickupCode label={t('pickup.code')} code={order.pickupCode}>
      {t(order.details.carTakeout ? 'pickup.carTakeout' : 'pickup.balcony')}
    </PickupCode>
  );
}
