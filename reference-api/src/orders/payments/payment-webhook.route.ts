import type { FastifyInstance } from 'fastify';
import type { PaymentDeps } from './payment-deps';
import { refuse, type Refusal } from '../../platform/http/refusal';
import type { WebhookProblem } from '../../payments/provider';
import { applyPaymentEvent, type PaymentEventProblem } from './apply-payment-event';

/** Body limit in bytes, above the size of any provider's message. */
const BODY_LIMIT = 16 * 1024;

const REFUSALS: Record<WebhookProblem['kind'] | PaymentEventProblem['kind'], () => Refusal> = {
  'bad-signature': () => refuse(401, 'The signature is not valid', 'bad_signature'),
  'too-old': () => refuse(401, 'The signature is too old', 'signature_too_old'),
  malformed: () => refuse(400, 'The message is not valid', 'invalid_request', { path: 'body' }),
  'unknown-payment': () =>
    refuse(404, 'Payment not found', 'payment_not_found', { path: 'reference' }),
  'amount-differs': () => refuse(422, 'The amount differs', 'amount_differs', { path: 'amount' }),
};

/**
 * Receives payment events of providers: `POST /payments/{provider}/webhook`; the body is read byte
 * for byte as it was signed.
 */
export function paymentWebhookRoute(app: FastifyInstance, deps: PaymentDeps): void {
  const { payments, now } = deps;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    scope.post(
      '/payments/:provider/webhook',
      { bodyLimit: BODY_LIMIT, schema: { hide: true } },
      async (request, reply) => {
        const reported = (refusal: Refusal) => reply.code(refusal.status).send(refusal.body);
        const provider = payments.providerNamed((request.params as { provider: string }).provider);
        if (!provider) return reported(refuse(404, 'Provider not found', 'provider_not_found'));
        const event = provider.verifyWebhook({
          headers: request.headers,
          body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          now: now(),
        });
        if (!event.ok) return reported(REFUSALS[event.error.kind]());
        const received = await applyPaymentEvent(deps, provider.id, event.value);
        if (received.ok) return reply.send({});
        if (received.error.kind === 'amount-differs')
          request.log.error(
            { reference: event.value.reference },
            'a payment of another amount than requested',
          );
        return reported(REFUSALS[received.error.kind]());
      },
    );
  });
}
