import * as z from 'zod';
import { LOG_FORMATS, LOG_LEVELS, type LogOptions } from '../http/logger';
import type { MetricsAddress } from '../metrics/metrics-server';
import type { Ending } from '../end-process';
import { choice, listenAddress, whole } from './setting-types';

/** Settings of logging, metrics and shutdown. */
export type RunningSettings = {
  log: LogOptions;
  metricsAddress: MetricsAddress | undefined;
  ending: Required<Pick<Ending, 'drainMs' | 'deadlineMs'>>;
};

const duration = whole(0, 600_000, 'a time is a whole number of milliseconds, ten minutes at most');

export const runningSettings = z
  .object({
    LOG_LEVEL: choice(LOG_LEVELS).default('info'),
    LOG_FORMAT: choice(LOG_FORMATS).default('json'),
    METRICS_ADDR: listenAddress.optional(),
    SHUTDOWN_DRAIN_MS: duration.default(1000),
    SHUTDOWN_DEADLINE_MS: duration.default(15_000),
  })
  .transform((given): RunningSettings => ({
    log: { level: given.LOG_LEVEL, format: given.LOG_FORMAT },
    metricsAddress: given.METRICS_ADDR,
    ending: { drainMs: given.SHUTDOWN_DRAIN_MS, deadlineMs: given.SHUTDOWN_DEADLINE_MS },
  }));
