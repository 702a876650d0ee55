import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findOrder } from '@storefront/reference-api/plugin/orders';
import { findPaymentByReference } from '@storefront/reference-api/plugin/payments';
import { findSandboxPayment } from './sandbox.repository';
import type { PluginHost } from '@storefront/reference-api/plugin';
import { ACTIONS, answerPayment, type Action } from './answer-payment';
import { bankPage, missingPage } from './bank-page';
import { bankPolicy } from './bank-style';
import { bankLanguage } from './bank-texts';
import { deliverDue } from './deliver';
import { postTo } from './post-to';
import { SANDBOX, type Sandbox } from './sandbox';
import { shownPayment, wayBack, type BankCase } from './shown-payment';

type Deps = Pick<PluginHost, 'db' | 'catalog' | 'now'>;
type Requested = FastifyRequest<{ Params: { reference: string } }>;

const FORM_LIMIT = 2 * 1024;

async function findCase({ db, catalog }: Deps, reference: string): Promise<BankCase | null> {
  const [books, payment] = [
    await findSandboxPayment(db, reference),
    await findPaymentByReference(db, SANDBOX, reference),
  ];
  const order = payment && (await findOrder(db, { id: payment.orderId }));
  const restaurant = order && (await catalog.find({ id: order.restaurantId }));
  return books && payment && order && restaurant ? { books, payment, order, restaurant } : null;
}

const sendPage = (
  reply: FastifyReply,
  status: number,
  html: string,
  storefront: string | null,
): FastifyReply =>
  reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept-language',
      'content-security-policy': bankPolicy(storefront),
    })
    .send(html);

const sendMissing = ({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendPage(reply, 404, missingPage(bankLanguage(headers['accept-language'], 'pt')), null);

const isAction = (text: string | null): text is Action =>
  (ACTIONS as readonly (string | null)[]).includes(text);

/**
 * The demo bank's hosted pages for redirects and apps of the sandbox. Plain pages with forms: a
 * token permits one response per shown page, and the return URL is built from the stored order,
 * never from the request.
 */
export function sandboxBankRoute(app: FastifyInstance, deps: Deps, sandbox: Sandbox): void {
  const { db, now } = deps;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    scope.get(
      '/sandbox-bank/:reference',
      { schema: { hide: true } },
      async (request: Requested, reply) => {
        const found = await findCase(deps, request.params.reference);
        if (!found) return sendMissing(request, reply);
        const language = bankLanguage(
          request.headers['accept-language'],
          found.restaurant.data.info.language,
        );
        return sendPage(
          reply,
          200,
          bankPage(shownPayment(found, sandbox), language),
          new URL(found.payment.storefrontUrl).origin,
        );
      },
    );

    scope.post(
      '/sandbox-bank/:reference',
      { bodyLimit: FORM_LIMIT, schema: { hide: true } },
      async (request: Requested, reply) => {
        const found = await findCase(deps, request.params.reference);
        if (!found) return sendMissing(request, reply);
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const action = form.get('action');
        const isOpen = ['open', 'declined'].includes(shownPayment(found, sandbox).state);
        const left =
          isAction(action) && isOpen
            ? await answerPayment(db, {
                payment: found.payment,
                formToken: form.get('token') ?? '',
                action,
                now: now(),
                lateMs: sandbox.lateMs,
              })
            : null;
        // the page in its current state
        if (left === null) return reply.redirect(encodeURIComponent(request.params.reference), 303);
        await deliverDue(db, sandbox, now(), postTo(app)).catch((error: unknown) =>
          request.log.warn(error, 'the message to the shop is sent later'),
        );
        return reply.redirect(wayBack(found, left), 303);
      },
    );
  });
}
