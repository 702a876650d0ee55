import type { MethodGroup, PaymentChoice, PaymentSetting, RestaurantInfo } from '../../contracts';
import { cardMethodsOf } from './payment-groups';
import { findPaymentSetting } from './payment-setting';

/**
 * What choosing a method adds to the total or takes off it: nothing, one setting, or an amount that
 * depends on the card (`byCard`).
 */
export type MethodAdjustment =
  | { readonly kind: 'none' }
  | { readonly kind: 'fixed'; readonly setting: PaymentSetting }
  | { readonly kind: 'byCard' };

const toKey = (setting: PaymentSetting | null): string =>
  setting === null ? '' : [setting.operation, setting.valueType, setting.value].join(' ');

/** The surcharge or discount of a method before the customer has chosen it (OPEN-071). */
export function methodAdjustment(
  { paymentSettings, card_types }: RestaurantInfo,
  method: string,
  group: MethodGroup,
): MethodAdjustment {
  const choices: PaymentChoice[] =
    method === 'creditCard'
      ? card_types.flatMap((brand) =>
          cardMethodsOf(brand).map((type) => ({ method, group, card: { name: brand.name, type } })),
        )
      : [{ method, group }];
  const settings = choices.map((choice) => findPaymentSetting(paymentSettings, choice));
  if (new Set(settings.map(toKey)).size > 1) return { kind: 'byCard' };
  const setting = settings[0] ?? null;
  return setting === null ? { kind: 'none' } : { kind: 'fixed', setting };
}
