import type { TFunction } from 'i18next';
import type { Order, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { addressLines, streetLine } from '@storefront/shared-domain/rules';
import type { IconName } from '@storefront/shared-ui';
import { handover } from '../../lib/handover';

const ICONS: Readonly<Record<ReturnType<typeof handover>, IconName>> = {
  delivery: 'bike',
  balcony: 'store',
  carTakeout: 'car',
  table: 'table',
};

export const placeIcon = (order: Order): IconName => ICONS[handover(order)];

const join = (parts: readonly string[], between: string): string =>
  parts.filter((part) => part !== '').join(between);

/**
 * Destination of the order, one text per line: the customer's address as sent by the server (masked
 * for a stranger with the link), the restaurant's address for pickup, the car, the table.
 */
export function placeLines(t: TFunction, order: Order, info: RestaurantInfo | null): string[] {
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
