import type { MethodGroup, PaymentSetting, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { findPaymentSetting, paymentGroups } from '@storefront/shared-domain/rules';

export type OfferedMethod = { method: string; setting: PaymentSetting | null };
export type OfferedGroup = { group: MethodGroup; methods: OfferedMethod[] };

/** Everything the restaurant lets its customers pay with, by where it is paid; groups it does not serve are left out (MENU-31). */
export function offeredMethods(info: RestaurantInfo): OfferedGroup[] {
  const delivered = info.no_delivery ? [] : paymentGroups(info, 'delivery');
  const pickedUp = info.no_takeout && !info.has_car_takeout ? [] : paymentGroups(info, 'balcony');
  const groups = new Map([...paymentGroups(info, 'table'), ...delivered, ...pickedUp].map(({ group, methods }) => [group, methods]));
  return [...groups].map(([group, methods]) => ({
    group,
    methods: methods.map((method) => ({ method, setting: findPaymentSetting(info.paymentSettings, { method, group }) })),
  }));
}
