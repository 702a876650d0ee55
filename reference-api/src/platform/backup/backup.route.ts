import type { Database } from '../db/database';
import type { FastifyInstance } from 'fastify';
import { makeBackup } from './make-backup';
import { refuse, type Refusal } from '../http/refusal';
import { refuseStranger } from '../http/operator';
import type { OperatorKey } from '../settings/operator-keys';

export type BackupDeps = {
  readonly db: Database;
  /** Folder of all stored data; null when nothing is stored. */
  readonly dataDir: string | null;
  readonly operatorKeys: readonly OperatorKey[];
  readonly now: () => Date;
};

/**
 * `POST /operator/backup`, with the operator's key: the current embedded database and its secrets;
 * ordering continues during the backup.
 */
export function backupRoute(
  app: FastifyInstance,
  { db, dataDir, operatorKeys, now }: BackupDeps,
): void {
  let isBusy = false;

  app.post('/operator/backup', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const reported = (refusal: Refusal) => reply.code(refusal.status).send(refusal.body);
    const stranger = refuseStranger(request, operatorKeys, 'backup');
    if (stranger) return reported(stranger);
    if (!db.dump || dataDir === null)
      return reported(
        refuse(409, 'The data is in a PostgreSQL: save it with pg_dump', 'not_embedded'),
      );
    if (isBusy) return reported(refuse(409, 'Another backup is being made', 'backup_running'));
    isBusy = true;
    try {
      return await reply
        .type('application/gzip')
        .header('content-encoding', 'identity')
        .send(await makeBackup(db, dataDir, now()));
    } finally {
      isBusy = false;
    }
  });
}
