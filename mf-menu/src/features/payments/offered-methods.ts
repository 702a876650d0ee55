import type { PaymentSetting, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { findPaymentSetting, shownGroups } from '@storefront/shared-domain/rules';

type OfferedMethod = { method: string; setting: PaymentSetting | null };
/** Where the methods are paid; `uponBoth` when delivery and takeout accept the same. */
export type OfferedGroup = {
  place: 'online' | 'uponDelivery' | 'uponTakeout' | 'uponBoth';
  methods: OfferedMethod[];
};

/**
 * All payment methods of the restaurant, grouped by where they are paid; delivery types that are
 * not offered are omitted (MENU-31).
 */
export function offeredMethods(info: RestaurantInfo): OfferedGroup[] {
  const delivered = info.no_delivery ? [] : shownGroups(info, 'delivery');
  const pickedUp = info.no_takeout && !info.has_car_takeout ? [] : shownGroups(info, 'balcony');
  const of = (name: 'online' | 'uponDelivery' | 'uponTakeout'): string[] =>
    [...shownGroups(info, 'table'), ...delivered, ...pickedUp].find(({ group }) => group === name)
      ?.methods ?? [];
  const offered = (place: OfferedGroup['place'], methods: readonly string[]): OfferedGroup => ({
    place,
    methods: methods.map((method) => ({
      method,
      setting: findPaymentSetting(info.paymentSettings, {
        method,
        group: place === 'uponBoth' ? 'uponDelivery' : place,
      }),
    })),
  });
  const [uponDelivery, uponTakeout] = [of('uponDelivery'), of('uponTakeout')];
  const door =
    uponDelivery.join() === uponTakeout.join()
      ? [offered('uponBoth', uponDelivery)]
      : [offered('uponDelivery', uponDelivery), offered('uponTakeout', uponTakeout)];
  return [offered('online', of('online')), ...door].filter(({ methods }) => methods.length > 0);
}
