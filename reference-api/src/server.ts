import { createLogger } from './http/logger';
import { createReferenceApi } from './reference-api';
import { settingsFrom } from './settings';

const CLOSE_DEADLINE_MS = 10_000;

async function serve(): Promise<void> {
  const { host, port, logLevel, api: options } = settingsFrom(process.env);
  const logger = createLogger(logLevel);
  const api = await createReferenceApi({ ...options, logger });
  if (options.demo) logger.info({ restaurants: await api.seedDemo() }, 'the demo restaurants are ready');
  await api.app.listen({ host, port });

  let isClosing = false;
  const close = (signal: NodeJS.Signals): void => {
    if (isClosing) return;
    isClosing = true;
    logger.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), CLOSE_DEADLINE_MS).unref();
    api.close().then(() => process.exit(0), (error: unknown) => {
      logger.error(error, 'the server did not close cleanly');
      process.exit(1);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, close);
}

serve().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
