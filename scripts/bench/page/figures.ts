import type { Load } from './load';
import type { LoggedRequest } from './request-log';
import type { Vitals } from './vitals';

/**
 * The numbers of one load, or the medians of several. Times in milliseconds, sizes in bytes on the
 * wire.
 */
export interface Figures {
  readonly lcp: number;
  readonly fcp: number;
  /** Time beyond 50 ms of every long task after the first paint, until quiet. */
  readonly tbtAfterFcp: number;
  /** Tasks over 50 ms. */
  readonly longTasks: number;
  /** Tasks of the main thread: wall time and CPU time. They differ on a busy machine. */
  readonly wall: number;
  readonly cpu: number;
  readonly cls: number;
  /** Without prefetches. */
  readonly requests: number;
  readonly script: number;
  readonly bytes: number;
  readonly prefetchedBytes: number;
}

const LONG_TASK_MS = 50;
const sum = (requests: readonly LoggedRequest[]): number =>
  requests.reduce((total, { bytes }) => total + bytes, 0);

/** Time beyond 50 ms of every long task, of the part after `from`. */
const blocking = (tasks: Vitals['tasks'], from: number): number =>
  tasks.reduce((total, [start, duration]) => {
    const after = Math.min(duration, start + duration - from);
    return total + Math.max(0, after - LONG_TASK_MS);
  }, 0);

/** Requests of the first screen, and prefetched files. A cached file costs nothing. */
function computeParts({ requests, prefetched }: Pick<Load, 'requests' | 'prefetched'>) {
  const later = new Set(prefetched);
  const sent = requests.filter(({ fromCache }) => !fromCache);
  const isAhead = ({ url, isIdle }: LoggedRequest): boolean => isIdle && later.has(url);
  return { first: sent.filter((request) => !isAhead(request)), ahead: sent.filter(isAhead) };
}

export function computeFigures(load: Load): Figures {
  const { vitals } = load;
  const { first, ahead } = computeParts(load);
  return {
    lcp: vitals.lcp ?? 0,
    fcp: vitals.fcp ?? 0,
    tbtAfterFcp: blocking(vitals.tasks, vitals.fcp ?? 0),
    longTasks: vitals.tasks.length,
    ...load.work,
    cls: vitals.cls,
    requests: first.length,
    script: sum(first.filter(({ kind }) => kind === 'script')),
    bytes: sum(first),
    prefetchedBytes: sum(ahead),
  };
}
