import { Order, type AccountExport } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import { exportSection, type ExportSection, type Facts } from './account-export.repository';
import type { CustomerRow } from '../accounts/customers.repository';
import type { Database, Queryable } from '../platform/db/database';
import { listOrdersOf } from '../orders/orders.repository';
import { toOrder } from '../orders/order-view';

const PAGE = 200;

async function loadOrders(on: Queryable, customerId: string): Promise<Order[]> {
  const orders: Order[] = [];
  for (let page = 1; ; page += 1) {
    const rows = await listOrdersOf(on, customerId, {
      page,
      size: PAGE,
      sort: { field: 'created_at', order: 'asc' },
    });
    orders.push(...rows.map(toOrder));
    if (rows.length < PAGE) return orders;
  }
}

/** All stored data of an account, read in one transaction. */
export function exportAccount(
  db: Database,
  customer: CustomerRow,
  restaurant: { id: number; name: string; url: string },
  now: Date,
): Promise<AccountExport> {
  return db.transaction(async (tx) => {
    const orders = await loadOrders(tx, customer.id);
    const section = (name: ExportSection): Promise<Facts[]> => exportSection(tx, name, customer.id);
    return {
      exportedAt: now.toISOString(),
      restaurant,
      account: { ...(await section('account'))[0], cpf: customer.cpf },
      points: customer.points,
      orders: orders.map((order) => z.encode(Order, order)),
      reviews: orders.flatMap(({ uuid, ratingAvg, ratingNote }) =>
        typeof ratingAvg === 'number' ? [{ orderUUID: uuid, ratingAvg, ratingNote }] : [],
      ),
      rewards: await section('rewards'),
      cashback: await section('cashback'),
      coupons: await section('coupons'),
      cards: await section('cards'),
      sessions: await section('sessions'),
      mails: await section('mails'),
      devices: await section('devices'),
      tracking: await section('tracking'),
      consents: [],
    };
  });
}
