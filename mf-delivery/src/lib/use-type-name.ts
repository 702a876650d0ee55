import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { DeliveryType } from '@storefront/shared-domain/contracts';
import { $isCounterPickup } from '@storefront/shared-domain/models';
import { deliveryTypeKey } from '@storefront/shared-domain/rules';

/**
 * Names of delivery types in the customer's language; pickup as configured by this restaurant
 * (DELIVERY-03).
 */
export function useTypeName(): (type: DeliveryType) => string {
  const { t } = useTranslation('domain');
  const isCounter = useUnit($isCounterPickup);
  return (type) => t(deliveryTypeKey(type, isCounter));
}
