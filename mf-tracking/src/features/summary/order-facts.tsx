import type { Order, RestaurantInfo } from '@storefront/shared-domain/contracts';
import {
  $formatMoney,
  $isCounterPickup,
  $language,
  $restaurant,
  $restaurantMapLink,
} from '@storefront/shared-domain/models';
import {
  addressLines,
  deliveryTypeKey,
  factIcon,
  formatDate,
  formatTime,
  streetLine,
} from '@storefront/shared-domain/rules';
import { Icon, type IconName, List, Row } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { handover } from '../../lib/handover';
import styles from './order-facts.module.css';
import { methodName, paymentDetail } from './payment-text';

const ICONS: Readonly<Record<ReturnType<typeof handover>, IconName>> = {
  delivery: 'bike',
  balcony: 'store',
  carTakeout: 'car',
  table: 'table',
};

const placeIcon = (order: Order): IconName => ICONS[handover(order)];

const join = (parts: readonly string[], between: string): string =>
  parts.filter((part) => part !== '').join(between);

/**
 * Destination of the order, one text per line: the customer's address as sent by the server (masked
 * for a stranger with the link), the restaurant's address for pickup, the car, the table.
 */
function placeLines(t: TFunction, order: Order, info: RestaurantInfo | null): string[] {
  const { user, details } = order;
  const restaurant =
    info === null
      ? ''
      : join(
          [streetLine(info.street, info.street_number, info.country), info.bairro, info.city],
          ' · ',
        );
  const lines = {
    delivery: () => addressLines(user, info?.country ?? ''),
    balcony: () => [restaurant],
    carTakeout: () => [join([user.car_model_color, user.car_plate], ' · '), restaurant],
    table: () => [details.table === '' ? '' : t('summary.table', { table: details.table })],
  };
  return lines[handover(order)]().filter((line) => line !== '');
}

/**
 * Destination of the order (with a map link for pickup, where the site links to a map), payment
 * method, creation time and scheduled time.
 */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  const { info, isCounter, language, mapLink, money } = useUnit({
    info: $restaurant,
    mapLink: $restaurantMapLink,
    isCounter: $isCounterPickup,
    language: $language,
    money: $formatMoney,
  });
  const { details, created_at } = order;
  const moment = (at: string) =>
    t('summary.moment', {
      date: formatDate(at, info),
      time: formatTime(at, language, info?.timezone),
    });
  const place = placeLines(t, order, info);
  const isFetched = ['balcony', 'carTakeout'].includes(handover(order));
  return (
    <List variant="card" label={t('summary.facts')}>
      <Row
        start={<Icon name={placeIcon(order)} />}
        title={t(`domain:${deliveryTypeKey(handover(order), isCounter)}`)}
        detail={
          place.length > 0 && (
            <span className={styles.lines}>
              {place.map((line) => (
                <span key={line}>{line}</span>
              ))}
              {isFetched && mapLink !== null && (
                <a className={styles.map} href={mapLink} target="_blank" rel="noreferrer">
                  {t('summary.map')}
                </a>
              )}
            </span>
          )
        }
      />
      {details.paymentType !== '' && (
        <Row
          start={<Icon name={factIcon(details.paymentType)} />}
          title={methodName(t, details.paymentType)}
          detail={paymentDetail(t, details, money)}
        />
      )}
      {details.scheduleTo && (
        <Row
          start={<Icon name="calendar" />}
          title={t('summary.scheduled')}
          detail={moment(details.scheduleTo)}
        />
      )}
      <Row start={<Icon name="clock" />} title={t('summary.placed')} detail={moment(created_at)} />
    </List>
  );
}
