import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import {
  $address,
  $customer,
  $deliveryType,
  $isCounterPickup,
  $restaurant,
} from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { deliveryTypeKey, orderAddressTexts } from '@storefront/shared-domain/rules';
import { FactRow } from '../../lib/fact-row';
import { PLACE_ICONS, placeLines } from '../../lib/place';

/** Where the order goes: type and address, or table. */
export function PlaceRow() {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { type, address, customer, isCounter, info } = useUnit({
    type: $deliveryType,
    address: $address,
    customer: $customer,
    isCounter: $isCounterPickup,
    info: $restaurant,
  });
  if (type === null || info === null) return null;
  const place = {
    type,
    address: orderAddressTexts((field) => address?.[field] ?? ''),
    car: [customer.carModelColor, customer.carPlate],
    table: customer.table,
  };
  return (
    <FactRow
      icon={PLACE_ICONS[type]}
      title={t(`domain:${deliveryTypeKey(type, isCounter)}`)}
      lines={placeLines(place, info)}
      change={{ to: paths.delivery(), label: t('review.change-place') }}
    />
  );
}
