import type { RestaurantInfo } from '../../contracts';

/**
 * Whether the menu must not be shown (MENU-25, MENU-26). `hasTable`: a table code is in the URL or
 * stored.
 */
export function isMenuBlocked(info: RestaurantInfo, hasTable: boolean): boolean {
  const { digital_menu, pos, simple_pos } = info.modules;
  const sellsAtTables = pos || simple_pos;
  if (hasTable && digital_menu && !sellsAtTables) return true;
  return info.blocked || (!digital_menu && !(sellsAtTables && hasTable));
}
