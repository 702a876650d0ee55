import type { Mailer } from './mailer';
import type { PublicUrls } from '../../platform/http/places';
import type { FastifyRequest } from 'fastify';
import { placesOf } from '../../platform/http/places';

/** What decides the origin of links in mails. */
export type MailOriginDeps = {
  /** Whether the demo is on: the tables of its restaurants are public. */
  readonly demo: boolean;
  /** Sends mails; null when they wait in the database. */
  readonly mailer: Mailer | null;
  readonly payments: PublicUrls;
};

/**
 * Origin of links in mails: STOREFRONT_URL. A request's Host header is used in the demo only,
 * because its mails are only shown in its outbox: a mail waits in the queue, and a link to a forged
 * host would be sent later. Null: no mail can be written.
 */
export const mailOrigin = (
  request: FastifyRequest,
  { payments, demo, mailer }: MailOriginDeps,
): string | null =>
  payments.storefrontUrl ??
  (demo && mailer === null ? placesOf(request, payments).storefront : null);
