import { fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Milliseconds before the first restart; each one waits twice as long as the one before, up to the
 * longest.
 */
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;
/** A server that ran for this time restarts with the initial backoff. */
const STEADY_MS = 60_000;

/**
 * Runs a script in a child process until it ends on a signal, and returns its exit code. After the
 * child has sent the message `ready`, an unexpected end (exception, out of memory) restarts it with
 * increasing backoff; an earlier end is a failed start and is not repeated. SIGINT and SIGTERM of
 * this process are passed on. The child leads its own process group, so that Ctrl-C reaches it
 * once; when this process is killed, the child receives `disconnect`. `say`: gets one line for each
 * restart.
 */
export async function keepRunning(
  script,
  {
    args = [],
    say,
    firstWaitMs = FIRST_WAIT_MS,
    longestWaitMs = MAX_WAIT_MS,
    steadyMs = STEADY_MS,
  },
) {
  let child;
  let isEnding = false;
  let wasReady = false;
  const waiting = new AbortController();
  const onSignal = (signal) => {
    isEnding = true;
    waiting.abort();
    child?.kill(signal);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  try {
    for (let waitMs = firstWaitMs; ;) {
      const began = performance.now();
      child = fork(script, args, {
        detached: true,
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      });
      child.on('message', (message) => (wasReady ||= message === 'ready'));
      const { code, signal } = await new Promise((resolve) =>
        child.once('exit', (exit, by) => resolve({ code: exit, signal: by })),
      );
      if (isEnding || !wasReady) return code ?? 1;
      if (performance.now() - began >= steadyMs) waitMs = firstWaitMs;
      say(
        `The server ended unexpectedly (${signal ?? `exit code ${code}`}). It is restarted in ${waitMs / 1000} s.`,
      );
      await pause(waitMs, undefined, { signal: waiting.signal }).catch(() => undefined);
      if (isEnding) return 0;
      waitMs = Math.min(waitMs * 2, longestWaitMs);
    }
  } finally {
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
  }
}
