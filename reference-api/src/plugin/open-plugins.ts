import type { PaymentOptions } from '../payments/open-payments';

import { openIntervalJob, type IntervalJob } from '../platform/interval-job';
import type { FastifyInstance } from 'fastify';
import type { ApiPlugin, PluginHost, PluginParts, PluginSetup } from './api-plugin';

type Setup = Omit<PluginSetup, 'payments'> & {
  readonly payments: PaymentOptions;
  /** Reads the key of webhooks; only called for the plug-in that takes payments. */
  readonly webhookKey: () => Promise<string>;
};

/** Opens the plug-ins of a server; the one that PAYMENTS names takes payments. */
export const openPlugins = (
  plugins: readonly ApiPlugin[],
  { payments: { provider, lateMs }, webhookKey, ...setup }: Setup,
): Promise<PluginParts[]> =>
  Promise.all(
    plugins.map(async (plugin) =>
      plugin.open({
        ...setup,
        payments: plugin.provider === provider ? { key: await webhookKey(), lateMs } : null,
      }),
    ),
  );

/** Starts the work of the plug-ins in the background. */
export const startPluginWorkers = (
  parts: readonly PluginParts[],
  app: FastifyInstance,
  host: PluginHost,
): IntervalJob[] =>
  parts
    .flatMap(({ workers }) => workers?.(app, host) ?? [])
    .map(({ work, pauseMs, failure }) =>
      openIntervalJob({ work, pauseMs, failed: (error) => host.logger?.warn(error, failure) }),
    );
