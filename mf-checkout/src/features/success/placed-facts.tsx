import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@storefront/shared-domain/contracts';
import {
  $formatMoney,
  $isCounterPickup,
  $language,
  $restaurant,
} from '@storefront/shared-domain/models';
import { deliveryTypeKey, isOnlineMethod } from '@storefront/shared-domain/rules';
import { FactRow } from '../../lib/fact-row';
import { Facts } from '../../lib/facts';
import { methodIcon, methodName } from '../../lib/method-name';
import { PLACE_ICONS, placeLines } from '../../lib/place';
import { timeFact } from '../../lib/time-fact';
import { paymentDetail } from './payment-detail';

/** Where a placed order goes, when, and how it is paid. */
export function PlacedFacts({ order: { details, user } }: { order: Order }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { info, isCounter, language, money } = useUnit({
    info: $restaurant,
    money: $formatMoney,
    isCounter: $isCounterPickup,
    language: $language,
  });
  if (info === null) return null;
  const type = details.carTakeout ? 'carTakeout' : details.deliveryType;
  const place = {
    type,
    address: user,
    car: [user.car_model_color, user.car_plate],
    table: details.table,
  };
  const time = timeFact(t, { type, scheduleTo: details.scheduleTo }, language, info);
  return (
    <Facts label={t('review.title')}>
      <FactRow
        icon={PLACE_ICONS[type]}
        title={t(`domain:${deliveryTypeKey(type, isCounter)}`)}
        lines={placeLines(place, info)}
      />
      {time && <FactRow {...time} />}
      {details.paymentType !== '' && (
        <FactRow
          icon={methodIcon(details.paymentType)}
          title={t('success.payment')}
          lines={[
            methodName(t, details.paymentType),
            ...paymentDetail(t, details, money),
            ...(isOnlineMethod(details.paymentType) ? [t('domain:payment.group.online')] : []),
          ]}
        />
      )}
    </Facts>
  );
}
