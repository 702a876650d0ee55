import type { PluginHost } from '@storefront/reference-api/plugin';
import { findOrder, type OrderRow } from '@storefront/reference-api/plugin/orders';
import {
  type CollectionStatus,
  findPaymentByReference,
  type PaymentRow,
  returnAddress,
} from '@storefront/reference-api/plugin/payments';
import { type LoadedRestaurant, localMinute } from '@storefront/reference-api/plugin/restaurants';
import { formatMoney } from '@storefront/shared-domain/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findSandboxPayment, type SandboxPayment } from './sandbox.repository';
import { type Action, ACTIONS, answerPayment } from './answer-payment';
import { bankPage, missingPage, type ShownPayment } from './bank-page';
import { bankPolicy } from './bank-style';
import { bankLanguage } from './bank-texts';
import { deliverDue, postTo, SANDBOX, type Sandbox } from './deliver';

/** Data of a page of the bank. */
type BankCase = {
  readonly books: SandboxPayment;
  readonly payment: PaymentRow;
  readonly order: OrderRow;
  readonly restaurant: LoadedRestaurant;
};

/** The bank's own status takes precedence; a closed order can no longer be paid. */
function computeState({ books, payment, order }: BankCase): ShownPayment['state'] {
  if (books.status === 'approved' || books.status === 'late' || books.status === 'refunded')
    return books.status;
  const isWanted =
    order.awaitsPayment &&
    order.status !== 'CANCELED' &&
    (payment.status === 'pending' || payment.status === 'declined');
  if (!isWanted) return 'closed';
  return books.status;
}

const COLLECTED: Record<ShownPayment['state'], CollectionStatus> = {
  open: 'null',
  declined: 'rejected',
  approved: 'approved',
  late: 'pending',
  refunded: 'null',
  closed: 'null',
};

/** URL back to the storefront, made of the stored order alone. */
const wayBack = ({ payment, order }: BankCase, status: CollectionStatus): string =>
  returnAddress(
    {
      storefrontUrl: payment.storefrontUrl,
      returnKey: order.returnKey,
      orderId: order.id,
      orderUuid: order.uuid,
    },
    { reference: payment.reference, status },
  );

function shownPayment(bankCase: BankCase, { lateMs }: Sandbox): ShownPayment {
  const {
    books,
    payment,
    order,
    restaurant: {
      data: { info },
    },
  } = bankCase;
  const state = computeState(bankCase);
  return {
    state,
    restaurant: info.name,
    amount: formatMoney(payment.amount, payment.currency),
    orderNo: String(order.orderNumber).padStart(4, '0'),
    method: payment.method,
    until:
      payment.expiresAt === null ? '' : localMinute(payment.expiresAt, info.timezone).slice(11),
    pixCode: payment.pixCode,
    formToken: books.formToken,
    lateSeconds: Math.round(lateMs / 1000),
    back: wayBack(bankCase, COLLECTED[state]),
  };
}

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
