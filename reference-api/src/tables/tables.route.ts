import type { Database } from '../platform/db/database';
import type { Limits } from '../platform/http/limits';
import type { RestaurantCatalog } from '../restaurants/restaurant-catalog';
import type { TableTokens } from './table-tokens';
import { calls } from '@storefront/shared-domain/contracts';
import type { FastifyInstance } from 'fastify';
import { isDemoRestaurant } from '../restaurants/restaurants.repository';
import { findOpenTableOrder, findTableOrder } from './table-orders.repository';
import { mintCodes } from './mint-codes';
import { parseDays, listTables, replaceTableCodes } from './table-calls';
import { replaceCodes } from './table-codes.repository';
import { queryValue } from '../platform/http/request-values';
import { refuse, type Refusal, restaurantNotFound } from '../platform/http/refusal';
import { serve } from '../platform/http/serve';
import { isUuid } from '../platform/db/uuid';
import { restaurantById } from '../restaurants/restaurant-id';
import { tableKey, tableNamed } from './find-table';
import { tableOfToken } from './table-of-token';
import type { OperatorKey } from '../platform/settings/operator-keys';

export type TableDeps = {
  readonly db: Database;
  readonly catalog: RestaurantCatalog;
  /** Whether the demo is on: the tables of its restaurants are public. */
  readonly demo: boolean;
  readonly limits: Limits;
  readonly now: () => Date;
  readonly operatorKeys: readonly OperatorKey[];
  readonly tableTokens: TableTokens;
};

/**
 * Maximum age of a table's active order in ms; an order that was never completed releases its table
 * after a day.
 */
const ORDER_LIFE_MS = 24 * 3_600_000;

const noTable = (): Refusal => refuse(404, 'Table not found', 'table_not_found');
const noDays = (): Refusal =>
  refuse(400, 'The days are a whole number from 1', 'days_invalid', { path: 'days' });
const noOrder = (): Refusal => refuse(404, 'Order not found', 'order_not_found');

/**
 * Table links and the orders of tables (OPEN-029, API-09, API-10), and the operator's calls for
 * the codes.
 */
export function tableRoutes(
  app: FastifyInstance,
  { db, catalog, demo, limits, now, operatorKeys, tableTokens }: TableDeps,
): void {
  const isPublic = async ({ restaurantId }: { readonly restaurantId: string }) => {
    const restaurant = demo ? await restaurantById(catalog, restaurantId) : null;
    return restaurant !== null && isDemoRestaurant(db, restaurant.id);
  };

  serve(
    app,
    calls.getTableLink,
    async ({ params, request }) => {
      const restaurant = await restaurantById(catalog, params.restaurantId);
      const reader = { on: db, tokens: tableTokens, now: now() };
      const table =
        restaurant && (await tableOfToken(queryValue(request.query, 't'), restaurant, reader));
      return table === null ? noTable() : { table };
    },
    { perMinute: limits.tables },
  );

  serve(app, calls.getTableOrderByUuid, async ({ params }) => {
    const order = isUuid(params.uuid) ? await findTableOrder(db, params.uuid) : null;
    return order ?? noOrder();
  });

  serve(
    app,
    calls.getTableOrder,
    async ({ params }) => {
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

  serve(
    app,
    listTables,
    async ({ params, request }) => {
      const restaurant = await restaurantById(catalog, params.restaurantId);
      if (!restaurant) return restaurantNotFound();
      const days = parseDays(queryValue(request.query, 'days'));
      if (days === undefined) return noDays();
      const { id: restaurantId, tables } = restaurant;
      return mintCodes(db, tableTokens, { restaurantId, tables, days, now: now() });
    },
    { operator: { keys: operatorKeys, scope: 'tables', unless: isPublic } },
  );

  serve(
    app,
    replaceTableCodes,
    async ({ params, body }) => {
      const restaurant = await restaurantById(catalog, params.restaurantId);
      if (!restaurant) return restaurantNotFound();
      const { id: restaurantId, tables: all } = restaurant;
      const tables: string[] = [];
      for (const typed of body.tables) {
        const table = all.find((name) => tableKey(name) === tableKey(typed));
        if (table === undefined) return noTable();
        tables.push(table);
      }
      if (tables.length === 0) tables.push(...all);
      await replaceCodes(db, restaurantId, tables);
      const days = body.days ?? null;
      return mintCodes(db, tableTokens, { restaurantId, tables, days, now: now() });
    },
    { operator: { keys: operatorKeys, scope: 'tables' } },
  );
}
