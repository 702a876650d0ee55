import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/db/database';
import type { Mailer } from './mailer';

export type MailDeps = {
  readonly db: Database;
  /** Sends mails; null when they wait in the database. */
  readonly mailer: Mailer | null;
  readonly now: () => Date;
  readonly logger?: FastifyBaseLogger | undefined;
};
