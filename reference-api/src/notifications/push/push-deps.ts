import type { FastifyBaseLogger } from 'fastify';
import type { Tokens } from '../../accounts/tokens';
import type { Database } from '../../platform/db/database';
import type { Limits } from '../../platform/http/limits';
import type { PushSender } from './push-sender';

export type PushDeps = {
  readonly db: Database;
  /** Sends push messages about orders, through the built-in push services and those configured. */
  readonly push: { readonly sender: PushSender; readonly services: readonly string[] };
  readonly tokens: Tokens;
  readonly limits: Limits;
  readonly now: () => Date;
};

export type PushWorkerDeps = Omit<PushDeps, 'limits' | 'tokens'> & {
  readonly logger?: FastifyBaseLogger | undefined;
};
