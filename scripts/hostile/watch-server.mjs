// Loaded before a server that is attacked: reports how long its event loop was blocked, and its
// memory, to the process that started it.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 5;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

const reports = {
  /** Longest delay since the last report, in milliseconds. */
  delay: () => {
    const longestMs = delay.max / 1e6 - RESOLUTION_MS;
    delay.reset();
    return longestMs;
  },
  /** Bytes of live JavaScript objects. */
  memory: () => {
    globalThis.gc?.();
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  },
};

process.on('message', (wanted) => {
  if (Object.hasOwn(reports, wanted)) process.send?.({ [wanted]: reports[wanted]() });
});
process.channel?.unref();
