import type { FastifyBaseLogger } from 'fastify';
import type { CpfCipher } from '../accounts/cpf-cipher';
import type { Database, Queryable } from '../platform/db/database';
import { tryLockUntilCommit } from '../platform/db/locks';
import {
  sealCustomers,
  sealOrders,
  sealPartnerAccounts,
  storedKeyIds,
} from './sealed-cpfs.repository';
import { openIntervalJob, withBackoff, type IntervalJob } from '../platform/interval-job';

export type CpfWorkerDeps = {
  readonly db: Database;
  readonly logger?: FastifyBaseLogger | undefined;
  readonly cipher: CpfCipher;
};

const HOUR_MS = 3_600_000;
const FIRST_RETRY_MS = 60_000;
const LOCK = 'cpf keys';
const BATCH = 200;
/** Batches of one run at most: a server that shuts down waits for the run. */
const BATCHES = 20;

const KINDS: readonly ((tx: Queryable, cipher: CpfCipher, limit: number) => Promise<number>)[] = [
  sealCustomers,
  sealPartnerAccounts,
  sealOrders,
];

/**
 * One run: encrypts, with the newest key, the CPFs that were stored before there were keys or with
 * an older one; in batches, on one node at a time, idempotent. Returns the number of rows, and
 * whether there may be more.
 */
export async function sealCpfsOnce({
  db,
  cipher,
}: CpfWorkerDeps): Promise<{ sealed: number; isMore: boolean }> {
  let sealed = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const count = await db.transaction(async (tx) => {
      if (!(await tryLockUntilCommit(tx, LOCK))) return 0;
      let rows = 0;
      for (const seal of KINDS) rows += await seal(tx, cipher, BATCH);
      return rows;
    });
    if (count === 0) return { sealed, isMore: false };
    sealed += count;
  }
  return { sealed, isMore: true };
}

/**
 * Runs at once and every hour until it is closed. Logs, at its start and after a rotation, the keys
 * in use and the missing ones.
 */
export function openCpfWorker(deps: CpfWorkerDeps): IntervalJob {
  const { db, cipher, logger } = deps;
  let isChecked = false;
  const job = openIntervalJob({
    work: async () => {
      const { sealed, isMore } = await sealCpfsOnce(deps);
      if (isMore) return job.soon();
      if (isChecked && sealed === 0) return;
      isChecked = true;
      const inUse = await storedKeyIds(db);
      const missing = inUse.filter((id) => !cipher.keyIds.includes(id));
      if (missing.length > 0)
        logger?.error(
          { missing },
          'CPFs are encrypted with keys that are not in CPF_KEYS: they read as empty',
        );
      if (sealed > 0)
        logger?.info({ sealed, inUse }, 'stored CPFs were encrypted with the newest key');
    },
    pauseMs: withBackoff(HOUR_MS, FIRST_RETRY_MS),
    failed: (error) => logger?.warn(error, 'stored CPFs were not encrypted'),
  });
  job.soon();
  return job;
}
