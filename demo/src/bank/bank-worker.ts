import type { Database, PluginWorker } from '@storefront/reference-api/plugin';
import { deliverDue, type Post } from './deliver';
import type { Sandbox } from './sandbox';

const INTERVAL_MS = 1000;
const MAX_PAUSE_MS = 60_000;

type BankOptions = { readonly db: Database; readonly now: () => Date; readonly post: Post };

/**
 * Sends the messages of the demo bank that are due, every second; after each failure the pause
 * doubles, up to a minute.
 */
export const bankWorker = (sandbox: Sandbox, { db, now, post }: BankOptions): PluginWorker => ({
  work: () => deliverDue(db, sandbox, now(), post),
  pauseMs: (failures) => Math.min(MAX_PAUSE_MS, INTERVAL_MS * 2 ** failures),
  failure: 'messages of the demo bank were not sent',
});
