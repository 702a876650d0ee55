import {
  $address,
  $client,
  $customer,
  $deliveryType,
  $isCounterPickup,
  $language,
  $restaurant,
  $schedule,
} from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { formatPhone } from '@storefront/shared-domain/phones';
import { deliveryTypeKey, orderAddressTexts } from '@storefront/shared-domain/rules';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { FactRow, Facts } from '../../lib/facts';
import { timeFact } from '../../lib/time-fact';
import { $payer } from '../../lib/payer.model';
import { PLACE_ICONS, placeLines } from '../../lib/place';

/** Where the order goes: type and address, or table. */
function PlaceRow() {
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

/** The customer: name, phone and e-mail address. */
function CustomerRow() {
  const { t } = useTranslation('mf-checkout');
  const { payer, customer, client, info } = useUnit({
    payer: $payer,
    customer: $customer,
    client: $client,
    info: $restaurant,
  });
  const phone = customer.phone || client?.phone || '';
  const lines = [payer.name, formatPhone(phone, info?.country ?? ''), payer.email];
  return (
    <FactRow
      icon="user"
      title={t('review.customer')}
      lines={lines.filter((line) => line !== '')}
      change={{ to: paths.delivery(), label: t('review.change-customer') }}
    />
  );
}

/** When the customer wants the order. */
function TimeRow() {
  const { t } = useTranslation('mf-checkout');
  const { schedule, type, language, info } = useUnit({
    schedule: $schedule,
    type: $deliveryType,
    language: $language,
    info: $restaurant,
  });
  if (type === null || info === null) return null;
  const scheduleTo = schedule?.kind === 'later' ? schedule.scheduleTo : null;
  const fact = timeFact(t, { type, scheduleTo }, language, info);
  const to = scheduleTo === null ? paths.delivery() : paths.deliverySchedule();
  return fact && <FactRow {...fact} change={{ to, label: t('schedule.change-label') }} />;
}

/** Where the order goes, when, and whose it is: what the customer reads before paying. */
export function Review() {
  const { t } = useTranslation('mf-checkout');
  return (
    <Facts label={t('review.title')}>
      <PlaceRow />
      <TimeRow />
      <CustomerRow />
    </Facts>
  );
}
