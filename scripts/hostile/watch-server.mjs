// Loaded before a server that is attacked: reports how long it blocked its event loop, and its
// memory, to the process that started it.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

const RESOLUTION_MS = 5;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
let processor = process.cpuUsage();

const reports = {
  /**
   * Longest delay since the last report, in milliseconds, but not more than the processor time
   * since then: on a busy machine the event loop waits for the processor, too. Answers once the
   * histogram has taken its first sample, as a block before it is not measured.
   */
  delay: async () => {
    const { user, system } = process.cpuUsage(processor);
    const longestMs = delay.max / 1e6 - RESOLUTION_MS;
    delay.reset();
    await pause(4 * RESOLUTION_MS);
    processor = process.cpuUsage();
    return Math.min(longestMs, (user + system) / 1000);
  },
  /** Bytes of live JavaScript objects. */
  memory: () => {
    globalThis.gc?.();
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  },
};

process.on('message', async (wanted) => {
  if (Object.hasOwn(reports, wanted)) process.send?.({ [wanted]: await reports[wanted]() });
});
process.channel?.unref();
