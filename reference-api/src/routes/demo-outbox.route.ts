import { maskCpf } from '@storefront/shared-domain/rules';
import type { FastifyInstance } from 'fastify';
import { newestMessages } from '../db/outbox.repository';
import { OUTBOX_POLICY, outboxPage } from '../demo/outbox-page';
import { partnerAccounts } from '../demo/partner-accounts';
import type { Deps } from '../deps';
import { PARTNER_MESSAGE, type PartnerMessage } from '../partner/start-sale';

const MOST = 20;

/** The codes that an operator's gateway would send as text messages; not registered at all where the demo is off. No other message is shown. */
export function demoOutboxRoute(app: FastifyInstance, { db, demo }: Deps): void {
  if (!demo) return;
  app.get('/demo/outbox', { schema: { hide: true } }, async (_request, reply) => {
    const messages = await newestMessages<PartnerMessage>(db, PARTNER_MESSAGE, MOST);
    const shown = messages.map(({ recipient, payload, at }) => ({ phone: recipient, ...payload, at: at.toISOString() }));
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': OUTBOX_POLICY })
      .send(outboxPage(shown, partnerAccounts.map(({ cpf }) => maskCpf(cpf))));
  });
}
