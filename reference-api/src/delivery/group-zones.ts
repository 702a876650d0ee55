import type { Zone } from '@storefront/shared-domain/contracts';
import type { ZoneRow } from './delivery-zones.repository';

/**
 * Zones as the API returns them: each once, with its price in every region it lies in (DOMAIN-039).
 */
export function groupZones(rows: readonly ZoneRow[]): Zone[] {
  const zones = new Map<string, Zone>();
  for (const { id, zone, city, available, regionId, fee, returnFee } of rows) {
    const known = zones.get(id) ?? { id, zone, city, available, regions: [] };
    zones.set(id, {
      ...known,
      regions: [...known.regions, { region_id: regionId, fee, returnFee }],
    });
  }
  return [...zones.values()];
}
