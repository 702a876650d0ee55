import type { Database, Queryable } from '../../platform/db/database';
import { grownTables, type Template } from './grown-tables';

/** Inserts rows without the table's indexes, then makes these in one pass. */
async function insert(tx: Queryable, table: string, statement: string): Promise<void> {
  const indexes = await tx.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = $1 and indexname not in (select conname from pg_constraint)`,
    [table],
  );
  for (const { name } of indexes) await tx.exec(`drop index ${name}`);
  await tx.exec(statement);
  for (const { definition } of indexes) await tx.exec(definition);
}

/**
 * Fills every table that grows with traffic. Foreign keys are not checked, because the checks would
 * take most of the time.
 */
export async function growTables(db: Database, template: Template): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.exec(
      "set local session_replication_role = 'replica'; set local statement_timeout = 0; set local work_mem = '64MB'",
    );
    for (const [table, statement] of Object.entries(grownTables(template)))
      await insert(tx, table, statement);
  });
  await db.exec('analyze');
}
