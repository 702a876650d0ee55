import type { Database } from '../../platform/db/database';
import { grownTables, type Template } from './grown-tables';

/**
 * Fills every table that grows with traffic. Foreign keys are not checked, because the checks would
 * take most of the time.
 */
export async function growTables(db: Database, template: Template): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.exec(
      "set local session_replication_role = 'replica'; set local statement_timeout = 0; set local work_mem = '64MB'",
    );
    for (const statement of Object.values(grownTables(template))) await tx.exec(statement);
  });
  await db.exec('analyze');
}
