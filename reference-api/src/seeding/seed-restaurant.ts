import {
  RestaurantData,
  ScheduleTemplate,
  skippedEntries,
  toMinor,
  type Weekday,
  WEEKDAYS,
} from '@storefront/shared-domain/contracts';
import { dayAfter } from '@storefront/shared-domain/schedule';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { saveCoupons } from '../loyalty/coupons.repository';
import type { Database, Queryable } from '../platform/db/database';
import { replaceAreas } from '../delivery/delivery-areas.repository';
import { replaceZones } from '../delivery/delivery-zones.repository';
import { replaceBands } from '../delivery/delivery.repository';
import { findRevision, replaceTables, saveRestaurant } from '../restaurants/restaurants.repository';
import {
  replaceScheduleTemplates,
  type ScheduleTemplateRow,
} from '../restaurants/schedule-templates.repository';
import { saveStock } from '../orders/stock.repository';
import type {
  SeededCustomer,
  SeededRestaurant,
  SeededSettings,
} from '../restaurants/seeded-restaurant';
import { checkPassword, hashPassword } from '../accounts/passwords';
import { addCashback } from '../loyalty/cashback.repository';
import {
  addCustomer,
  changePassword,
  describeCustomer,
  findCustomerByEmail,
} from '../accounts/customers.repository';
import { couponRows } from './coupon-rows';

const dayIn = (days: number): string => dayAfter(new Date().toISOString().slice(0, 10), days).date;

async function seedCustomer(
  tx: Queryable,
  restaurantId: number,
  seededCustomer: SeededCustomer,
): Promise<void> {
  const known = await findCustomerByEmail(tx, restaurantId, seededCustomer.email);
  if (known) {
    if (!(await checkPassword(known.passwordHash, seededCustomer.password)).isRight)
      await changePassword(tx, known.id, await hashPassword(seededCustomer.password));
    return describeCustomer(tx, known.id, seededCustomer);
  }
  const added = await addCustomer(tx, {
    restaurantId,
    name: seededCustomer.name,
    email: seededCustomer.email,
    passwordHash: await hashPassword(seededCustomer.password),
  });
  if (!added) return;
  await describeCustomer(tx, added.id, seededCustomer);
  if (seededCustomer.cashback.balance <= 0) return;
  await addCashback(tx, {
    customerId: added.id,
    amount: toMinor(seededCustomer.cashback.balance),
    expiresOn: dayIn(seededCustomer.cashback.expiresInDays),
    reason: 'given',
    orderUuid: null,
    at: new Date(),
  });
}

/** The customers of the demo, with the passwords that the demo shows; cashback is granted once. */
async function seedCustomers(
  tx: Queryable,
  restaurantId: number,
  customers: readonly SeededCustomer[],
): Promise<void> {
  for (const customer of customers) await seedCustomer(tx, restaurantId, customer);
}

const slotCount = (template: Record<Weekday, readonly unknown[]>): number =>
  WEEKDAYS.reduce((sum, day) => sum + template[day].length, 0);

/**
 * Schedule templates in their stored form; `broken` names those with an interval that the contract
 * cannot read.
 */
export function scheduleTemplateRows({ scheduleTemplates }: SeededSettings): {
  rows: ScheduleTemplateRow[];
  broken: string[];
} {
  const isWhole = ({ template }: SeededSettings['scheduleTemplates'][number]) =>
    slotCount(z.parse(ScheduleTemplate, template)) === slotCount(template);
  return {
    rows: scheduleTemplates.map(({ id, template }) => ({ id, template: JSON.stringify(template) })),
    broken: scheduleTemplates
      .filter((scheduleTemplate) => !isWhole(scheduleTemplate))
      .map(({ id }) => id),
  };
}

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
