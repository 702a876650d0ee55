import { REQUEST_ID_HEADER, requestIdOf } from '@storefront/http-kit';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Deps } from './deps';
import { guardRequests } from './http/body-guard';
import { keepRequestContext } from './http/current-request';
import { handleErrors, refuseUnreadable } from './http/error-handler';
import { readJsonBodies } from './http/json-bodies';
import { observeRequests } from './http/observe-requests';
import { watchAnswers } from './http/open-answers';
import { registerOpenApi } from './http/openapi';
import { registerPlugins } from './http/plugins';
import { refuseUnderPressure } from './http/pressure';
import { markSecureRequests } from './http/secure-requests';
import { encodeByContract, validateByContract } from './http/zod-compilers';
import { accountRoutes } from './routes/account.route';
import { appIconRoute } from './routes/app-icons.route';
import { backupRoute } from './routes/backup.route';
import { cartRecoveryRoutes } from './routes/cart-recovery.route';
import { cardFormRoute } from './routes/card-form.route';
import { cardRoutes } from './routes/cards.route';
import { cashbackRoutes } from './routes/cashback.route';
import { couponRoutes } from './routes/coupons.route';
import { courierRoutes } from './routes/couriers.route';
import { deliveryPointRoutes } from './routes/delivery-points.route';
import { deliveryRoutes } from './routes/delivery.route';
import { demoKitchenRoute } from './routes/demo-kitchen.route';
import { demoOutboxRoute } from './routes/demo-outbox.route';
import { geocodingRoutes } from './routes/geocoding.route';
import { healthRoute } from './routes/health.route';
import { mediaRoute } from './routes/media.route';
import { metricsRoute } from './routes/metrics.route';
import { orderCacheRoutes } from './routes/order-cache.route';
import { orderPaymentRoutes } from './routes/order-payments.route';
import { orderRoutes } from './routes/orders.route';
import { ownOrderRoutes } from './routes/own-orders.route';
import { paymentWebhookRoute } from './routes/payment-webhook.route';
import { partnerRoutes } from './routes/partner.route';
import { personalDataRoutes } from './routes/personal-data.route';
import { policyReportRoute } from './routes/policy-reports.route';
import { pixelEventRoutes } from './routes/pixel-events.route';
import { phoneItemRoutes } from './routes/phone-items.route';
import { pushRoutes } from './routes/push.route';
import { realtimeRoute } from './routes/realtime.route';
import { restaurantRoutes } from './routes/restaurants.route';
import { sandboxBankRoute } from './routes/sandbox-bank.route';
import { sessionRoutes } from './routes/session.route';
import { tableRoutes } from './routes/tables.route';
import { tileRoutes } from './routes/tiles.route';
import { telemetryRoutes } from './routes/telemetry.route';
import { trackingEventRoutes } from './routes/tracking-events.route';
import { vendorFrameRoute } from './routes/vendor-frame.route';

const ROUTES = [
  restaurantRoutes,
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
  demoKitchenRoute,
  demoOutboxRoute,
  healthRoute,
  metricsRoute,
  backupRoute,
  appIconRoute,
  mediaRoute,
  telemetryRoutes,
  courierRoutes,
  cartRecoveryRoutes,
  geocodingRoutes,
  phoneItemRoutes,
  couponRoutes,
  cashbackRoutes,
  partnerRoutes,
  tileRoutes,
  cardRoutes,
  cardFormRoute,
  orderPaymentRoutes,
  paymentWebhookRoute,
  sandboxBankRoute,
  pixelEventRoutes,
  trackingEventRoutes,
  policyReportRoute,
  vendorFrameRoute,
];

const BODY_LIMIT = 256 * 1024;
/** Timeout of a whole request, headers and body, in ms: then 408, and the connection is closed. */
const REQUEST_MS = 30_000;

const trusted = (proxies: Deps['trustProxy']) =>
  typeof proxies === 'number'
    ? (_address: string, hop: number) => hop < proxies
    : (proxies ?? false);

/** The server with all its routes, not listening. The caller closes `deps`. */
export async function createApp(deps: Deps): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: REQUEST_MS, connectionsCheckingInterval: REQUEST_MS / 10 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    trustProxy: trusted(deps.trustProxy),
    frameworkErrors: refuseUnreadable,
    requestIdHeader: false,
    genReqId: ({ headers }) => requestIdOf(headers[REQUEST_ID_HEADER]),
    logController: new LogController({ disableRequestLogging: true }),
    ...(deps.logger ? { loggerInstance: deps.logger } : { logger: false }),
  }) as FastifyInstance;
  app.setValidatorCompiler(validateByContract);
  app.setSerializerCompiler(encodeByContract);
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  keepRequestContext(app);
  markSecureRequests(app, deps.isHttpsOnly ?? false);
  observeRequests(app, deps.metrics);
  handleErrors(app);
  guardRequests(app);
  watchAnswers(app, deps.standing, deps.metrics);
  await refuseUnderPressure(app, deps.maxEventLoopDelayMs);
  await registerPlugins(app, deps.limits, deps.isHttpsOnly ?? false);
  await registerOpenApi(app, deps);
  for (const register of ROUTES) register(app, deps);
  await app.ready();
  return app;
}
