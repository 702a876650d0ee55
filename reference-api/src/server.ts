import { exitProcess } from '@storefront/http-kit';
import { currentRequestId } from './platform/http/current-request';
import { createLogger } from './platform/http/logger';
import { listenWhileStarting } from './platform/http/starting-server';
import { serveMetrics } from './platform/metrics/metrics-server';
import { findDemo } from './find-demo';
import { type ReferenceApi, createReferenceApi } from './reference-api';
import { API_SETTINGS, settingsFrom } from './settings';
import { unknownSettings } from './platform/settings/unknown-settings';
import { endProcess } from './platform/end-process';

async function serve(): Promise<void> {
  const { host, port, log, metricsAddress, ending, api: options } = settingsFrom(process.env);
  const logger = createLogger(log);
  for (const warning of unknownSettings(process.env, API_SETTINGS)) logger.warn(warning);
  let api: ReferenceApi | null = null;
  let beside: Awaited<ReturnType<typeof serveMetrics>> | null = null;
  // Before the start, which may wait for the database: a signal or an exception during it ends the
  // process with the same exit codes.
  endProcess({
    ...ending,
    drain: () => {
      logger.info('closing');
      api?.drain();
    },
    stop: async () => {
      await api?.close();
      await beside?.close();
      logger.info('closed');
    },
    requestId: currentRequestId,
    failed: (error, reqId) =>
      logger.fatal({ err: error, reqId }, 'unexpected exception, or a stop that failed'),
  });
  const plugins = await findDemo(process.env, options);
  const starting = await listenWhileStarting({ host, port });
  api = await createReferenceApi({ ...options, plugins, logger });
  if (options.demo)
    logger.info({ restaurants: (await api.seed()).length }, 'the demo restaurants are ready');
  await starting.close();
  await api.app.listen({ host, port });
  if (metricsAddress) beside = await serveMetrics(metricsAddress, api.metrics);
}

serve().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  exitProcess(1);
});
