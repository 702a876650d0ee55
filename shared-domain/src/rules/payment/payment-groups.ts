import type {
  CardMethod,
  CardType,
  DeliveryType,
  MethodGroup,
  RestaurantInfo,
  ScheduleChoice,
} from '../../contracts';
import { isPaidOnlineOnly } from '../schedule/schedule-question';
import { isOfflineMethod, OFFLINE_METHODS, onlineEntry } from './find-method';
import type { OfflineMethod } from './method-table';
import { shownMethods } from './shown-methods';

export type PaymentGroup = { readonly group: MethodGroup; readonly methods: string[] };

/** Payment group of each delivery type beside online (OPEN-070); a table pays at the table. */
const DOOR: Record<DeliveryType, MethodGroup | null> = {
  delivery: 'uponDelivery',
  balcony: 'uponTakeout',
  carTakeout: 'uponTakeout',
  table: null,
};

/**
 * Card types of a brand, in the order offered. A brand listed without any type counts as credit,
 * the method that lists it.
 */
export function cardMethodsOf(cardType: CardType): CardMethod[] {
  const uses: CardMethod[] = [];
  if (cardType.isDebit) uses.push('debit');
  if (cardType.isCredit) uses.push('credit');
  if (cardType.isVoucher) uses.push('voucher');
  return uses.length > 0 ? uses : ['credit'];
}

/**
 * Methods paid online, by the provider's reference (CHECKOUT-06), that no field of the record
 * disables (DOMAIN-001).
 */
export const onlineMethods = (info: RestaurantInfo): string[] =>
  [...new Set(info.online_payment_integrations)].filter(
    (method) => !isOfflineMethod(method) && (onlineEntry(method)?.isSwitchedOn?.(info) ?? true),
  );

/**
 * Methods paid upon delivery or pickup (OPEN-102, CONFLICTS-17): by their own switch of the record,
 * `deferredPayment` when the record lists it among its methods. Cards need a brand to choose.
 */
export function offlineMethods(info: RestaurantInfo): OfflineMethod[] {
  const offered: Record<OfflineMethod, boolean> = {
    money: info.cash_payment,
    creditCard: info.card_payment && info.card_types.length > 0,
    pix: info.pix_settings.active,
    deferredPayment: info.online_payment_integrations.includes('deferredPayment'),
    zelle: info.zelle_settings.active,
    mbway: info.mbway_settings.active,
  };
  return OFFLINE_METHODS.filter((method) => offered[method]);
}

/**
 * The methods that the API takes, by where they are paid; empty groups are omitted. A scheduled
 * order may have to be paid online (SCHEDULE-15).
 */
export function paymentGroups(
  info: RestaurantInfo,
  deliveryType: DeliveryType,
  schedule: ScheduleChoice | null = null,
): PaymentGroup[] {
  const door = isPaidOnlineOnly(info, schedule) ? null : DOOR[deliveryType];
  const groups: PaymentGroup[] = [{ group: 'online', methods: onlineMethods(info) }];
  if (door !== null) groups.push({ group: door, methods: offlineMethods(info) });
  return groups.filter(({ methods }) => methods.length > 0);
}

/**
 * The tabs of the checkout with the methods that customers see (`shownMethods`, which leaves those at
 * the door as they are); the first one is selected at the start (OPEN-070).
 */
export const shownGroups = (
  info: RestaurantInfo,
  deliveryType: DeliveryType,
  schedule: ScheduleChoice | null = null,
): PaymentGroup[] =>
  paymentGroups(info, deliveryType, schedule).map(({ group, methods }) => ({
    group,
    methods: shownMethods(methods),
  }));

/**
 * Names of the card brands of a group, in the order of the record: all that are taken at the door,
 * those with credit online.
 */
export const cardBrandNames = (info: RestaurantInfo, group: MethodGroup): string[] =>
  info.card_types.filter(({ isCredit }) => group !== 'online' || isCredit).map(({ name }) => name);
