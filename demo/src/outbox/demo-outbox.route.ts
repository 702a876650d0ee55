import { maskCpf } from '@storefront/shared-domain/rules';
import type { FastifyInstance } from 'fastify';
import {
  newestMails,
  newestMessages,
  PARTNER_MESSAGE,
  type PartnerMessage,
} from '@storefront/reference-api/plugin/notifications';
import { OUTBOX_POLICY, outboxPage } from './outbox-page';
import { partnerAccounts } from '../seed/partner-accounts';
import type { PluginHost } from '@storefront/reference-api/plugin';

const MAX_MAILS = 20;

/**
 * Mails that no mail server sends, and the codes that an operator's gateway would send as text
 * messages.
 */
export function demoOutboxRoute(
  app: FastifyInstance,
  { db, mailer, afterResponses }: Pick<PluginHost, 'db' | 'mailer' | 'afterResponses'>,
): void {
  app.get('/demo/outbox', { schema: { hide: true } }, async (_request, reply) => {
    // mails are written after the response to the page the visitor comes from
    await afterResponses.idle();
    const messages = await newestMessages<PartnerMessage>(db, PARTNER_MESSAGE, MAX_MAILS);
    const mails = mailer === null ? await newestMails(db, MAX_MAILS) : [];
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'content-security-policy': OUTBOX_POLICY,
      })
      .send(
        outboxPage({
          mails: mails.map(({ recipient, body, at, ...mail }) => ({
            ...mail,
            to: recipient,
            text: body,
            at: at.toISOString(),
          })),
          messages: messages.map(({ recipient, payload, at }) => ({
            phone: recipient,
            ...payload,
            at: at.toISOString(),
          })),
          accounts: partnerAccounts.map(({ cpf }) => maskCpf(cpf)),
        }),
      );
  });
}
