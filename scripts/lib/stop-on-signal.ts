import { exitProcess } from '@storefront/http-kit';

/** Time in ms for `stop`, as for the shutdown of a server. */
const DEADLINE_MS = 15_000;

/**
 * Ends the process cleanly on Ctrl-C or SIGTERM: `stop` runs once, a second signal ends the process
 * without waiting for it. So does the deadline, with code 1.
 */
export function stopOnSignal(stop: () => Promise<void>, deadlineMs = DEADLINE_MS): void {
  let stopping = false;
  const fail = (error: unknown): void => {
    process.stderr.write(`${String(error)}\n`);
    exitProcess(1);
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stopping) return exitProcess(signal === 'SIGINT' ? 130 : 143, 0);
    stopping = true;
    const deadline = setTimeout(
      () => fail(new Error(`not everything was over after ${deadlineMs} ms`)),
      deadlineMs,
    );
    stop()
      .finally(() => clearTimeout(deadline))
      .then(() => exitProcess(0), fail);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
