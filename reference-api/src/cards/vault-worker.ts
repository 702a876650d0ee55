import {
  endVaultDeletion,
  putOffVaultDeletion,
  takeDueVaultDeletions,
  type VaultDeletion,
} from './vault-deletions.repository';
import { backoff } from '../platform/outbox/backoff';
import { runOutbox, type Attempt, type Outbox } from '../platform/outbox/outbox';
import { openOutboxWorker, type OutboxWorker } from '../platform/outbox/outbox-worker';
import type { VaultDeps } from './card-deps';
import { noVault } from './card-vault';

const BATCH = 10;
const EVERY_MS = 5000;
/** Lease timeout in ms: deletions leased by a crashed worker become available again. */
const LEASE_MS = 5 * 60_000;

/** A deletion that ran and was not recorded is repeated: a missing card is no error of a vault. */
async function attempt(
  { db, vault, logger }: VaultDeps,
  { id, reference, attempts }: VaultDeletion,
): Promise<Attempt> {
  try {
    await vault.forget(reference);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    logger?.warn({ deletion: id, attempts, reason }, 'a card waits for its deletion in the vault');
    return { retryAfterMs: 0 };
  }
  await endVaultDeletion(db, id);
  return 'sent';
}

/** The cards to delete from the vault. A deletion is attempted until the vault confirms it. */
const vaultOutbox = (deps: VaultDeps): Outbox<VaultDeletion> => ({
  now: deps.now,
  batch: BATCH,
  leaseMs: LEASE_MS,
  isDrained: true,
  pauseAfter: backoff({ firstMs: 10_000, factor: 3, longestMs: 3_600_000 }),
  lease: (lease) => takeDueVaultDeletions(deps.db, lease),
  attempt: (deletion) => attempt(deps, deletion),
  postpone: ({ id }, until) => putOffVaultDeletion(deps.db, id, until),
});

/** One run. Returns the number of cards that the vault deleted. */
export const deleteFromVault = async (deps: VaultDeps): Promise<number> =>
  (await runOutbox(vaultOutbox(deps))).sent;

/** Runs every five seconds until it is closed; null without a vault: the deletions wait for one. */
export const openVaultWorker = (deps: VaultDeps): Promise<OutboxWorker> | null =>
  deps.vault === noVault
    ? null
    : openOutboxWorker(vaultOutbox(deps), {
        pauseMs: () => EVERY_MS,
        failed: (error) => deps.logger?.warn(error, 'a run of the vault worker failed'),
      });
