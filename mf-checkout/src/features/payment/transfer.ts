import type { RestaurantInfo } from '@storefront/shared-domain/contracts';

/** Key for a manual transfer; null for other methods, and when the record has no key (OPEN-102). */
export function findTransfer(
  method: string,
  info: RestaurantInfo,
): { readonly key: string; readonly name: string } | null {
  const settings = {
    pix: info.pix_settings,
    zelle: info.zelle_settings,
    mbway: info.mbway_settings,
  };
  const found = Object.hasOwn(settings, method) ? settings[method as keyof typeof settings] : null;
  const key = found?.key.trim() ?? '';
  return found && key !== '' ? { key, name: found.name.trim() } : null;
}
