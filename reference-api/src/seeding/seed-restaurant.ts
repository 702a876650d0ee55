import { RestaurantData, skippedEntries, toMinor } from '@storefront/shared-domain/contracts';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { saveCoupons } from '../loyalty/coupons.repository';
import type { Database, Queryable } from '../platform/db/database';
import { replaceAreas } from '../delivery/delivery-areas.repository';
import { replaceZones } from '../delivery/delivery-zones.repository';
import { replaceBands } from '../delivery/delivery.repository';
import { findRevision, replaceTables, saveRestaurant } from '../restaurants/restaurants.repository';
import { replaceScheduleTemplates } from '../restaurants/schedule-templates.repository';
import { saveStock } from '../orders/stock.repository';
import type { SeededRestaurant } from '../restaurants/seeded-restaurant';
import { couponRows } from './coupon-rows';
import { scheduleTemplateRows } from './schedule-template-rows';
import { seedCustomers } from './seed-customers';

/** A restaurant to be seeded violates the contract it will be served under. */
export class UnreadableSeedError extends Error {
  constructor(
    readonly url: string,
    readonly reason: string,
  ) {
    super(`Restaurant ${url} cannot be seeded: ${reason}`);
    this.name = 'UnreadableSeedError';
  }
}

/**
 * Increment when the seed writes additional data, so that existing restaurants are written again.
 */
const SEED_VERSION = 4;

function toDocument({ info, menu, hours, pictures }: SeededRestaurant): string {
  const document = { info, menu, hours, ...(pictures && { pictures }) };
  const parsed = z.safeParse(RestaurantData, document);
  if (!parsed.success)
    throw new UnreadableSeedError(info.restaurant_url, z.prettifyError(parsed.error));
  const skipped = skippedEntries(document, parsed.data);
  if (skipped > 0)
    throw new UnreadableSeedError(info.restaurant_url, `${skipped} entries of its menu`);
  return JSON.stringify(document);
}

async function writeScheduleTemplates(
  tx: Queryable,
  { info, settings }: SeededRestaurant,
): Promise<void> {
  const { rows, broken } = scheduleTemplateRows(settings);
  if (broken.length > 0)
    throw new UnreadableSeedError(
      info.restaurant_url,
      `its schedule templates ${broken.join(', ')}`,
    );
  await replaceScheduleTemplates(tx, info.id, rows);
}

async function writeDelivery(tx: Queryable, seededRestaurant: SeededRestaurant): Promise<void> {
  await replaceZones(tx, seededRestaurant.info.id, {
    zones: seededRestaurant.zones.map((zone) => ({
      ...zone,
      fee: toMinor(zone.fee),
      returnFee: toMinor(zone.returnFee),
    })),
    regions: seededRestaurant.regions,
  });
  await replaceAreas(
    tx,
    seededRestaurant.info.id,
    seededRestaurant.areas.map((area) => ({
      ...area,
      fee: toMinor(area.fee),
      courierPay: toMinor(area.courierPay),
    })),
  );
  await replaceBands(
    tx,
    seededRestaurant.info.id,
    seededRestaurant.distanceBands.map((band) => ({ ...band, fee: toMinor(band.fee) })),
  );
}

async function writeCoupons(
  tx: Queryable,
  { info, coupons, settings }: SeededRestaurant,
): Promise<void> {
  const { rows, broken } = couponRows(coupons, settings);
  if (broken.length > 0)
    throw new UnreadableSeedError(info.restaurant_url, `its coupons ${broken.join(', ')}`);
  await saveCoupons(tx, info.id, rows);
}

/** Whether it belongs to the demo, and its position in the list of restaurants. */
type Spot = { isDemo: boolean; position: number };

/**
 * Writes a restaurant with all its data, unless the same data was written before. Orders,
 * customers, uses of coupons and the remaining stock stay. Returns whether anything was written.
 * Throws `UnreadableSeedError`.
 */
export const seedRestaurant = (
  db: Database,
  seededRestaurant: SeededRestaurant,
  spot: Spot,
): Promise<boolean> => db.transaction((tx) => putRestaurant(tx, seededRestaurant, spot));

/** Writes a restaurant within a transaction of the caller. */
export async function putRestaurant(
  tx: Queryable,
  seededRestaurant: SeededRestaurant,
  { isDemo, position }: Spot,
): Promise<boolean> {
  const document = toDocument(seededRestaurant);
  const revision = createHash('sha256')
    .update(JSON.stringify([SEED_VERSION, isDemo, position, seededRestaurant]))
    .digest('base64url')
    .slice(0, 22);
  const { id, restaurant_url: url, name, language, message } = seededRestaurant.info;
  if ((await findRevision(tx, { id }))?.revision === revision) return false;
  await saveRestaurant(tx, {
    id,
    url,
    name,
    language,
    description: message,
    isDemo,
    position,
    document,
    revision,
  });
  await replaceTables(tx, id, seededRestaurant.settings.tables);
  await writeScheduleTemplates(tx, seededRestaurant);
  await writeCoupons(tx, seededRestaurant);
  await saveStock(tx, id, seededRestaurant.settings.stock ?? []);
  await writeDelivery(tx, seededRestaurant);
  await seedCustomers(tx, id, seededRestaurant.customers);
  return true;
}
