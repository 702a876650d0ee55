import { closeWithConnection, exitProcess } from '@storefront/http-kit';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { currentRequestId } from './platform/http/current-request';
import { createLogger } from './platform/http/logger';
import { serveMetrics } from './platform/metrics/metrics-server';
import type { ApiPlugin } from './plugin/api-plugin';
import type { Env } from './platform/settings/read-settings';
import { SettingError } from './platform/settings/setting-error';
import { switched } from './platform/settings/setting-types';
import type { ReferenceApiOptions } from './reference-api-options';
import { createReferenceApi, type ReferenceApi } from './reference-api';
import { API_SETTINGS, settingsFrom } from './settings';
import { unknownSettings } from './platform/settings/unknown-settings';
import { endProcess } from './platform/end-process';

/** The demo's package; not imported by its name, since this server runs without it. */
const DEMO: string = '@storefront/demo';

async function installedDemo(): Promise<ApiPlugin | null> {
  try {
    return ((await import(DEMO)) as { demo: ApiPlugin }).demo;
  } catch (error) {
    const isMissing =
      error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    if (isMissing && error.message.includes(`'${DEMO}'`)) return null;
    throw error;
  }
}

/** Settings that request a part of the demo. */
const requesting = (env: Env): string[] => [
  ...['DEMO', 'DEMO_KITCHEN'].filter((name) => switched.parse(env[name] || undefined)),
  ...(env['PAYMENTS'] === 'sandbox' ? ['PAYMENTS'] : []),
];

/**
 * The demo, where the settings use a part of it and it is installed. PAYMENTS is the demo's sandbox
 * unless it is set; where the demo is not installed, no online payments are taken then. Throws
 * `SettingError` when the environment requests a part of a demo that is not installed.
 */
async function findDemo(
  env: Env,
  { demo, payments }: Pick<ReferenceApiOptions, 'demo' | 'payments'>,
): Promise<readonly ApiPlugin[]> {
  if (!demo && payments?.provider !== 'sandbox') return [];
  const found = await installedDemo();
  if (found) return [found];
  const names = requesting(env);
  if (names.length === 0) return [];
  throw SettingError.all(
    names.map(
      (name) =>
        new SettingError(
          name,
          env[name] ?? '',
          'it requests a part of the demo, which is not installed here',
        ),
    ),
  );
}

const ALIVE = JSON.stringify({ status: 'ok' });
const STARTING = JSON.stringify({ error: 'The server is starting', code: 'starting' });

/**
 * Answers on the address of a server that waits for its database: `/healthz` with 200, because a restart
 * repairs nothing, and all other paths, `/readyz` among them, with 503. Close it before the server
 * itself listens. Rejects when the address cannot be used.
 */
async function listenWhileStarting(address: {
  readonly host: string;
  readonly port: number;
}): Promise<{ close(): Promise<void> }> {
  const server = createServer((request, response) => {
    closeWithConnection(request, response);
    const isAlive = request.url === '/healthz';
    response.writeHead(isAlive ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
      ...(isAlive ? {} : { 'retry-after': '1' }),
    });
    response.end(isAlive ? ALIVE : STARTING);
  });
  server.listen(address);
  await once(server, 'listening');
  return {
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

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
