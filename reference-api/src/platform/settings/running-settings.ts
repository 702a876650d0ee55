import { LOG_FORMATS, LOG_LEVELS, type LogOptions } from '../http/logger';
import type { MetricsAddress } from '../metrics/metrics-server';
import type { Ending } from '../end-process';
import { choiceOf, isDuration, listenAddressOf, numberOf, type Env } from './readers';
import { readAll } from './read-all';

/** Settings of logging, metrics and shutdown. */
export type RunningSettings = {
  log: LogOptions;
  metricsAddress: MetricsAddress | undefined;
  ending: Required<Pick<Ending, 'drainMs' | 'deadlineMs'>>;
};

const EXPECTED = 'a time is a whole number of milliseconds, ten minutes at most';

/**
 * LOG_LEVEL and LOG_FORMAT, METRICS_ADDR, SHUTDOWN_DRAIN_MS and SHUTDOWN_DEADLINE_MS. Throws
 * `SettingError`.
 */
export function runningFrom(env: Env): RunningSettings {
  const { level, format, metricsAddress, drainMs, deadlineMs } = readAll({
    level: () => choiceOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    format: () => choiceOf(env, 'LOG_FORMAT', LOG_FORMATS, 'json'),
    metricsAddress: () => listenAddressOf(env, 'METRICS_ADDR'),
    drainMs: () =>
      numberOf(env, 'SHUTDOWN_DRAIN_MS', {
        fallback: 1000,
        isGood: isDuration,
        expected: EXPECTED,
      }),
    deadlineMs: () =>
      numberOf(env, 'SHUTDOWN_DEADLINE_MS', {
        fallback: 15_000,
        isGood: isDuration,
        expected: EXPECTED,
      }),
  });
  return { log: { level, format }, metricsAddress, ending: { drainMs, deadlineMs } };
}
