import type { Database } from '../platform/db/database';
import type { Limits } from '../platform/http/limits';
import type { RestaurantCatalog } from '../restaurants/restaurant-catalog';
import type { TableTokens } from './table-tokens';
import { calls } from '@storefront/shared-domain/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isDemoRestaurant } from '../restaurants/restaurants.repository';
import { findOpenTableOrder, findTableOrder } from './table-orders.repository';
import { listTables } from './table-calls';
import { queryValue } from '../platform/http/query-value';
import { refuse, type Refusal, restaurantNotFound } from '../platform/http/refusal';
import { serve } from '../platform/http/serve';
import { isUuid } from '../platform/db/uuid';
import { restaurantById } from '../restaurants/restaurant-id';
import { refuseStranger } from '../platform/http/operator';
import { tableNamed, tableOfToken } from './find-table';

/** Dependencies of the routes of tables. */
export type TableDeps = {
  readonly db: Database;
  readonly catalog: RestaurantCatalog;
  /** Whether the demo is on: the tables of its restaurants are public. */
  readonly demo: boolean;
  readonly limits: Limits;
  readonly now: () => Date;
  /** Bearer token of operators. */
  readonly operatorKey: string;
  /** Makes and reads the codes of table links. */
  readonly tableTokens: TableTokens;
};

/**
 * Maximum age of a table's active order in ms; an order that was never completed releases its table
 * after a day.
 */
const ORDER_LIFE_MS = 24 * 3_600_000;

const noTable = (): Refusal => refuse(404, 'Table not found', 'table_not_found');
const noOrder = (): Refusal => refuse(404, 'Order not found', 'order_not_found');
const withNoStore = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store');

/**
 * Table links and the orders of tables (OPEN-029, API-09, API-10), and the operator's call for the
 * codes.
 */
export function tableRoutes(
  app: FastifyInstance,
  { db, catalog, demo, limits, now, operatorKey, tableTokens }: TableDeps,
): void {
  serve(
    app,
    calls.getTableLink,
    async ({ params, request, reply }) => {
      withNoStore(reply);
      const restaurant = await restaurantById(catalog, params.restaurantId);
      const table =
        restaurant && tableOfToken(queryValue(request.query, 't'), restaurant, tableTokens);
      return table === null ? noTable() : { table };
    },
    { perMinute: limits.tables },
  );

  serve(app, calls.getTableOrderByUuid, async ({ params, reply }) => {
    withNoStore(reply);
    const order = isUuid(params.uuid) ? await findTableOrder(db, params.uuid) : null;
    return order ?? noOrder();
  });

  serve(
    app,
    calls.getTableOrder,
    async ({ params, reply }) => {
      withNoStore(reply);
      const restaurant = await restaurantById(catalog, params.restaurantId);
      const table = restaurant && tableNamed(restaurant.tables, params.table);
      const since = new Date(now().getTime() - ORDER_LIFE_MS);
      const order =
        restaurant && table !== null
          ? await findOpenTableOrder(db, { restaurantId: restaurant.id, table, since })
          : null;
      return order ?? noOrder();
    },
    { perMinute: limits.tables },
  );

  serve(app, listTables, async ({ params, request, reply }) => {
    withNoStore(reply);
    const restaurant = await restaurantById(catalog, params.restaurantId);
    const isOpen = demo && restaurant !== null && (await isDemoRestaurant(db, restaurant.id));
    const stranger = isOpen ? null : refuseStranger(request, operatorKey);
    if (stranger) return stranger;
    if (!restaurant) return restaurantNotFound();
    return restaurant.tables.map((table) => ({
      table,
      token: tableTokens.mint({ restaurantId: restaurant.id, table }),
    }));
  });
}
