import {
  namesOneHost,
  NoDocumentResponse,
  parseRequestId,
  refuseUnread,
  REQUEST_ID_HEADER,
} from '@storefront/http-kit';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { isUtf8 } from 'node:buffer';
import type { AppDeps } from './app-deps';
import type { PluginParts } from './plugin/api-plugin';
import { guardRequests } from './platform/http/body-guard';
import { refuseCards } from './platform/http/card-guard';
import { bindRequestContext } from './platform/http/current-request';
import { handleErrors, refuseUnreadable } from './platform/http/error-handler';
import { forbidDocuments } from './platform/http/no-document';
import { observeRequests } from './platform/http/observe-requests';
import { watchResponses } from './platform/http/open-responses';
import { registerOpenApi } from './platform/http/openapi';
import { registerPlugins } from './platform/http/plugins';
import { refuseUnderPressure } from './platform/http/server-state';
import { markSecureRequests, warnOfProxy } from './platform/http/proxies';
import { refuse } from './platform/http/refusal';
import { encodeByContract, validateByContract } from './platform/http/zod-compilers';
import { accountRoutes } from './accounts/account.route';
import { appIconRoute } from './restaurants/app-icons.route';
import { backupRoute } from './platform/backup/backup.route';
import { cartRecoveryRoutes } from './orders/cart-recovery.route';
import { cardFormRoute } from './cards/card-form.route';
import { cardRoutes } from './cards/cards.route';
import { cashbackRoutes } from './loyalty/cashback.route';
import { couponRoutes } from './orders/rewards/coupons.route';
import { courierRoutes } from './tracking/couriers.route';
import { deliveryPointRoutes } from './delivery/delivery-points.route';
import { deliveryRoutes } from './delivery/delivery.route';
import { geocodingRoutes } from './delivery/geocoding/geocoding.route';
import { healthRoute } from './platform/http/health.route';
import { kitchenRoutes } from './restaurants/kitchen/kitchen.route';
import { recordProblemsRoute } from './restaurants/record-problems/record-problems.route';
import { mediaRoute } from './restaurants/media.route';
import { metricsRoute } from './platform/metrics/metrics.route';
import { orderCacheRoutes } from './orders/order-cache.route';
import { orderPaymentRoutes } from './orders/payments/order-payments.route';
import { orderRoutes } from './orders/orders.route';
import { ownOrderRoutes } from './orders/own-orders.route';
import { paymentWebhookRoute } from './orders/payments/payment-webhook.route';
import { partnerRoutes } from './payments/partner/partner.route';
import { personalDataRoutes } from './personal-data/personal-data.route';
import { policyReportRoute } from './telemetry/events/policy-reports.route';
import { pixelEventRoutes } from './telemetry/events/pixel-events.route';
import { phoneItemRoutes } from './accounts/phone-items.route';
import { pushRoutes } from './notifications/push/push.route';
import { realtimeRoute } from './tracking/realtime.route';
import { restaurantRoutes } from './restaurants/restaurants.route';
import { sessionRoutes } from './accounts/session.route';
import { tableRoutes } from './tables/tables.route';
import { telemetryRoutes } from './telemetry/telemetry.route';
import { trackingEventRoutes } from './telemetry/events/tracking-events.route';
import { vendorFrameRoute } from './telemetry/events/vendor-frame.route';
import { visitRoutes } from './telemetry/visits/visits.route';

/**
 * Invalid UTF-8 is rejected: decoded with replacement characters it would be another order than was
 * sent.
 */
const notText = (): Error =>
  Object.assign(new SyntaxError('The body is not UTF-8'), { statusCode: 400 });

/** Parses bodies of JSON in UTF-8 alone, and rejects keys that would change a prototype. */
function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (!isUtf8(body)) return done(notText());
      return parse(request, body.toString('utf8'), done);
    },
  );
}

/**
 * Refuses requests that name more than one host, and closes their connection. Call before the first
 * route, after what observes requests.
 */
function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (namesOneHost(raw)) return undefined;
    const { status, body } = refuse(400, 'The request names more than one host', 'host_invalid');
    reply.header('connection', 'close');
    return reply.code(status).send(body);
  });
}

const ROUTES = [
  restaurantRoutes,
  kitchenRoutes,
  recordProblemsRoute,
  deliveryRoutes,
  deliveryPointRoutes,
  orderRoutes,
  ownOrderRoutes,
  tableRoutes,
  orderCacheRoutes,
  accountRoutes,
  sessionRoutes,
  personalDataRoutes,
  realtimeRoute,
  pushRoutes,
  healthRoute,
  metricsRoute,
  backupRoute,
  appIconRoute,
  mediaRoute,
  telemetryRoutes,
  visitRoutes,
  courierRoutes,
  cartRecoveryRoutes,
  geocodingRoutes,
  phoneItemRoutes,
  couponRoutes,
  cashbackRoutes,
  partnerRoutes,
  cardRoutes,
  cardFormRoute,
  orderPaymentRoutes,
  paymentWebhookRoute,
  pixelEventRoutes,
  trackingEventRoutes,
  policyReportRoute,
  vendorFrameRoute,
];

/** Given to Fastify at its start, so that it loads no compilers of its own; its type is of these. */
const BY_CONTRACT = {
  buildValidator: () => validateByContract,
  buildSerializer: () => encodeByContract,
};
const BODY_LIMIT = 256 * 1024;
/** Timeout of a whole request, headers and body, in ms: then 408, and the connection is closed. */
const REQUEST_MS = 30_000;

const trusted = (proxies: AppDeps['trustProxy']) =>
  typeof proxies === 'number'
    ? (_address: string, hop: number) => hop < proxies
    : (proxies ?? false);

/** The server with all its routes and those of plug-ins, not listening. The caller closes `deps`. */
export async function createApp(
  deps: AppDeps,
  plugins: readonly PluginParts[] = [],
): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    http: {
      headersTimeout: REQUEST_MS,
      connectionsCheckingInterval: REQUEST_MS / 10,
      ServerResponse: NoDocumentResponse,
    },
    clientErrorHandler: refuseUnread,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    trustProxy: trusted(deps.trustProxy),
    frameworkErrors: refuseUnreadable,
    schemaController: { compilersFactory: BY_CONTRACT as object },
    requestIdHeader: false,
    genReqId: ({ headers }) => parseRequestId(headers[REQUEST_ID_HEADER]),
    logController: new LogController({ disableRequestLogging: true }),
    ...(deps.logger ? { loggerInstance: deps.logger } : { logger: false }),
  }) as FastifyInstance;
  app.removeContentTypeParser('text/plain');
  forbidDocuments(app);
  readJsonBodies(app);
  bindRequestContext(app);
  markSecureRequests(app, deps.isHttpsOnly ?? false);
  observeRequests(app, deps.metrics);
  refuseTwoHosts(app);
  warnOfProxy(app, deps);
  handleErrors(app);
  guardRequests(app);
  refuseCards(app);
  watchResponses(app, deps.shutdownState, deps.metrics);
  await refuseUnderPressure(app, deps.maxEventLoopDelayMs);
  await registerPlugins(app, deps.limits, deps.isHttpsOnly ?? false);
  await registerOpenApi(app, deps);
  for (const register of ROUTES) register(app, deps);
  for (const { routes } of plugins) routes(app, deps);
  await app.ready();
  return app;
}
