import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { placesOf } from '../../payments/places';

/**
 * Origin of links in mails: STOREFRONT_URL. A request's Host header is used in the demo only,
 * because its mails are only shown in its outbox: a mail waits in the queue, and a link to a forged
 * host would be sent later. Null: no mail can be written.
 */
export const mailOrigin = (
  request: FastifyRequest,
  { payments, demo, mailer }: Pick<Deps, 'payments' | 'demo' | 'mailer'>,
): string | null =>
  payments.storefrontUrl ??
  (demo && mailer === null ? placesOf(request, payments).storefront : null);
