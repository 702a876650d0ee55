import { orderBus } from '@storefront/shared-domain/bus';
import type { Minor, Order, OrderDetails } from '@storefront/shared-domain/contracts';
import {
  $formatMoney,
  $inPlace,
  $isCounterPickup,
  $isTablet,
  $language,
  $restaurant,
} from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import {
  deliveryTypeKey,
  isOnlineMethod,
  shownTotal,
  storedAmounts,
  storedContext,
  totalLines,
} from '@storefront/shared-domain/rules';
import {
  Amount,
  Amounts,
  Card,
  EmptyState,
  LinkButton,
  Page,
  PickupCode,
  Stack,
} from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import type { TFunction } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemLines } from '../../lib/item-lines';
import { methodIcon, methodName } from '../../lib/method-name';
import { FactRow, Facts } from '../../lib/facts';
import { PLACE_ICONS, placeLines } from '../../lib/place';
import { timeFact } from '../../lib/time-fact';
import styles from './order-placed.module.css';

const CARD_KINDS: readonly string[] = ['debit', 'credit', 'voucher'];

/** The details of a placed order's payment: change for cash, or card and its kind; none otherwise. */
export function paymentDetail(
  t: TFunction,
  { paymentType, cardType, cardMethod, needChange, changeValue }: OrderDetails,
  money: (amount: Minor) => string,
): string[] {
  if (paymentType === 'money')
    return [
      needChange ? t('payment.change-for', { amount: money(changeValue) }) : t('payment.no-change'),
    ];
  const kind = CARD_KINDS.includes(cardMethod) ? t(`domain:payment.card.${cardMethod}`) : '';
  const card = [cardType, kind].filter(Boolean).join(' · ');
  return card === '' ? [] : [card];
}

/** Where a placed order goes, when, and how it is paid. */
function PlacedFacts({ order: { details, user } }: { order: Order }) {
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

/**
 * The receipt's lines, below the prices of its items: the amounts that the server stored for the
 * placed order.
 */
export function PlacedTotals({ order }: { order: Order }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { money, info } = useUnit({ money: $formatMoney, info: $restaurant });
  const lines = totalLines(storedAmounts(order.details), storedContext(order), {
    lines: order.orders,
    currency: info?.currency ?? '',
  });
  const rows = shownTotal(lines, {
    say: (key, values) => t(`domain:${key}`, values),
    money,
    method: methodName(t, order.details.paymentType),
  });
  return (
    <Amounts size="m">
      {rows.map(({ key, ...row }) => (
        <Amount key={key} {...row} why={[]} />
      ))}
    </Amounts>
  );
}

/** The code that the customer says at the counter or at the car; absent for other orders. */
function HandoverCode({ order }: { order: Order }) {
  const { t } = useTranslation('domain');
  if (order.pickupCode === '') return null;
  return (
    <PickupCode label={t('pickup.code')} code={order.pickupCode}>
      {t(order.details.carTakeout ? 'pickup.carTakeout' : 'pickup.balcony')}
    </PickupCode>
  );
}

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
