import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Queryable, Transaction } from '../../platform/db/database';
import { largeReads, type LargeRead, type PlanNode } from './read-plan';

/** Rows of a large table read by one statement of a route. */
type Finding = LargeRead & { route: string; statement: string };

/** A database that explains every statement, with its parameters, right before it runs. */
export type ExplainedDatabase = {
  db: Database;
  /** Runs `work` and attributes its statements to the route. */
  during<T>(route: string, work: () => Promise<T>): Promise<T>;
  /** Number of different statements of a route. */
  statementsOf(route: string): number;
  /** The distinct findings since the last call. */
  takeFindings(): Finding[];
};

const EXPLAINABLE = /^\s*\(?\s*(select|insert|update|delete|with)\b/i;
class Undone extends Error {}

export function explainedDatabase(real: Database, large: ReadonlySet<string>): ExplainedDatabase {
  const routes = new AsyncLocalStorage<string>();
  const seen = new Map<string, Set<string>>();
  const found = new Map<string, Finding>();

  async function explain(on: Queryable, sql: string, params: readonly unknown[]): Promise<void> {
    const route = routes.getStore();
    if (route === undefined || !EXPLAINABLE.test(sql)) return;
    const statement = sql.replace(/\s+/g, ' ').trim();
    seen.set(route, (seen.get(route) ?? new Set()).add(statement));
    const rows = await on.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (analyze, timing off, summary off, format json) ${sql}`,
      params,
    );
    for (const read of largeReads(rows[0]!['QUERY PLAN'][0]!.Plan, large))
      found.set([route, statement, read.table, read.by].join('\n'), { ...read, route, statement });
  }

  /** One statement after another, because each has a savepoint. */
  function explained(tx: Transaction): Transaction {
    let before: Promise<unknown> = Promise.resolve();
    const run = async <Row extends object>(sql: string, params: readonly unknown[]) => {
      await tx.exec('savepoint explained');
      await explain(tx, sql, params).finally(() =>
        tx.exec('rollback to savepoint explained; release savepoint explained'),
      );
      return tx.query<Row>(sql, params);
    };
    const on: Queryable = {
      exec: (sql) => tx.exec(sql),
      query: <Row extends object>(sql: string, params: readonly unknown[] = []) => {
        const rows = before.then(() => run<Row>(sql, params));
        before = rows.catch(() => undefined);
        return rows;
      },
    };
    return { ...on, first: (statements) => statements(on), last: (statements) => statements(on) };
  }
  /** Explains a statement outside of a transaction in a transaction that is rolled back. */
  const explainAlone = (sql: string, params: readonly unknown[]): Promise<void> =>
    real
      .transaction(async (tx) => {
        await explain(tx, sql, params);
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });

  return {
    db: {
      ...real,
      query: async (sql, params = []) => {
        if (routes.getStore() !== undefined) await explainAlone(sql, params);
        return real.query(sql, params);
      },
      transaction: (work) => real.transaction((tx) => work(explained(tx))),
    },
    during: (route, work) => routes.run(route, work),
    statementsOf: (route) => seen.get(route)?.size ?? 0,
    takeFindings: () => {
      const all = [...found.values()];
      found.clear();
      return all;
    },
  };
}
