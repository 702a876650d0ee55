import {
  type EdgeMetrics,
  type Handler,
  byHost,
  createCardOrigin,
  createEdge,
  createEdgeMetrics,
  createVendorOrigin,
  currentRequestId as edgeRequestId,
  httpsOnly,
  listen,
  servePreviews,
  startGuard,
  startNotifier,
  storeRenderer,
  strictestLaunch,
  type Renderer,
} from '@storefront/edge';
import {
  type ReferenceApi,
  createLogger,
  createMetrics,
  createReferenceApi,
  currentRequestId as apiRequestId,
  endProcess,
  serveMetrics,
} from '@storefront/reference-api';
import { type Store, openTrustedStore, trustFromEnv } from '@storefront/release';
import { logResponses } from '../log-responses';
import { PlainError } from '../say';
import { storefrontMailer } from '../storefront-mailer';
import { type BehindEdge, ofAnotherProcess, ofThisProcess } from './behind-edge';
import type { ProductionSettings } from './production-settings';

type Logger = ReturnType<typeof createLogger>;

const requestId = (): string | undefined => apiRequestId() ?? edgeRequestId();

interface EdgeParts {
  readonly store: Store;
  readonly metrics: EdgeMetrics;
  readonly logger: Logger;
  readonly renderer: Renderer | null;
}

/** The edge with the origins of cards and vendors, chosen by the Host of the request. */
function edgeHandler(
  { site, store: { channel }, publicUrl, previewOrigin, isHttpsOnly }: ProductionSettings,
  behind: BehindEdge,
  { store, metrics, logger, renderer }: EdgeParts,
): Handler {
  const shared = {
    store,
    site,
    publicUrl,
    api: behind.api,
    readApi: behind.read,
    log: (line: string) => logger.warn(line),
    onAnswer: logResponses(logger),
  };
  const storefront = createEdge({
    ...shared,
    channel,
    metrics,
    renderer,
    unready: () => behind.unready(),
  });
  const own = new Map<string, Handler>();
  if (site.services?.cardBase !== undefined)
    own.set(site.services.cardBase, createCardOrigin(behind.api));
  if (site.services?.vendorBase !== undefined)
    own.set(site.services.vendorBase, createVendorOrigin(behind.api));
  const handler = byHost(own, servePreviews({ ...shared, storefront, origin: previewOrigin }));
  return isHttpsOnly ? httpsOnly(handler) : handler;
}

async function listenOn(
  handler: Handler,
  { host, port }: ProductionSettings,
  failed: (error: unknown) => void,
): ReturnType<typeof listen> {
  try {
    return await listen(handler, port, host, { failed });
  } catch (error) {
    throw error instanceof Error && 'syscall' in error
      ? new PlainError(
          `${host}:${port} cannot be listened on: ${error.message}. Set HOST and PORT.`,
        )
      : error;
  }
}

/** What limits the processes that run the scripts of builds, besides their realm and the engine. */
async function noteSandbox(logger: Logger): Promise<void> {
  const { name: sandbox } = await strictestLaunch();
  if (sandbox === 'none')
    logger.warn(
      { sandbox },
      'pages are rendered without a sandbox of the operating system: install bubblewrap (docs/production.md)',
    );
  else logger.info({ sandbox }, 'pages are rendered in a sandbox');
}

/** Serves API, edge, or both on one port until the process is stopped. */
export async function serveProduction(settings: ProductionSettings): Promise<void> {
  const {
    roles,
    log,
    ending,
    warnings,
    metricsAddress,
    store: { folder, channel },
    upstream,
    figuresKey,
  } = settings;
  const logger = createLogger(log);
  for (const warning of warnings) logger.warn(warning);
  const failed = (error: unknown, reqId = requestId()): void =>
    logger.fatal({ err: error, reqId }, 'unexpected exception, or a stop that failed');
  const closing: (() => Promise<unknown> | undefined)[] = [];
  let reference: ReferenceApi | null = null;
  endProcess({
    ...ending,
    failed,
    requestId,
    drain: () => {
      logger.info('closing');
      reference?.drain();
    },
    stop: async () => {
      for (const close of closing.reverse()) await close();
      logger.info('closed');
    },
  });
  const edgeMetrics = roles.edge ? createEdgeMetrics() : null;
  const metrics = createMetrics({
    ofProcess: true,
    ...(edgeMetrics && { beside: edgeMetrics.text }),
  });
  if (roles.api) {
    const opened = await createReferenceApi({ ...settings.api, logger, metrics });
    reference = opened;
    closing.push(() => opened.close());
  }
  const beside = metricsAddress && (await serveMetrics(metricsAddress, metrics));
  closing.push(async () => beside?.close());
  const behind =
    reference === null ? ofAnotherProcess(upstream, figuresKey) : ofThisProcess(reference);
  const store = openTrustedStore(folder, {
    ...trustFromEnv(process.env),
    log: (line) => logger.warn(line),
  });
  if (edgeMetrics) {
    const guard = startGuard({
      store,
      channel,
      read: behind.guardFigures,
      onError: (error) => logger.warn({ err: error }, 'the guard of experiments could not run'),
      onSwitchedOff: ({ experiment, arm, reason }) =>
        logger.warn({ experiment, arm, reason }, 'an arm is switched off'),
      onStillServed: ({ experiment, arm, reason, obstacle }) =>
        logger.warn(
          { experiment, arm, reason, obstacle },
          'an arm is past its guard and cannot be switched off',
        ),
      onFailingPromotion: (promotion) =>
        logger.warn(promotion, 'a promotion is worse than its predecessor'),
    });
    closing.push(() => guard.close());
    const notifier = startNotifier({
      store,
      channel,
      senders: { secrets: settings.notifySecrets, mail: storefrontMailer(process.env) },
      onFailure: (line) => logger.warn(line),
    });
    closing.push(() => notifier.close());
  }
  const renderer =
    edgeMetrics &&
    storeRenderer({
      store,
      site: settings.site,
      readApi: behind.read,
      metrics: edgeMetrics,
      log: (line) => logger.warn(line),
      screens: settings.screens,
    });
  closing.push(async () => renderer?.close());
  if (renderer !== null) await noteSandbox(logger);
  const handler = edgeMetrics
    ? edgeHandler(settings, behind, { store, metrics: edgeMetrics, logger, renderer })
    : (reference as ReferenceApi).handle;
  const listening = await listenOn(handler, settings, failed);
  closing.push(() => listening.close(ending.deadlineMs));
  logger.info(
    {
      host: settings.host,
      port: listening.port,
      serves: Object.entries(roles)
        .filter(([, isServed]) => isServed)
        .map(([role]) => role),
    },
    'the storefront answers',
  );
}
