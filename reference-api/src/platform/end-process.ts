import { exitProcess } from '@storefront/http-kit';

/** Callbacks and times (in milliseconds) of a shutdown. */
export type Ending = {
  /**
   * Makes readiness checks fail, so that load balancers send no new customers; requests still get
   * responses.
   */
  drain?: () => void;
  /**
   * Time between `drain` and `stop` after SIGTERM, so that load balancers can react. Ctrl-C and
   * exceptions do not wait.
   */
  drainMs?: number;
  /** Accepts no new request, finishes the running ones and closes all connections. */
  stop: () => Promise<void>;
  /**
   * Deadline in ms after the start of `stop`: the process then ends with an error code, even with
   * requests running.
   */
  deadlineMs?: number;
  /**
   * Records a stop that failed or came too late, and each unexpected exception with the id of its
   * request.
   */
  failed?: (error: unknown, requestId?: string) => void;
  /** Id of the request that the caller runs in. */
  requestId?: () => string | undefined;
};

/**
 * Exit code after an unexpected exception (EX_SOFTWARE of sysexits.h): the start command restarts
 * the server.
 */
export const EXIT_AFTER_EXCEPTION = 70;

const DRAIN_MS = 1000;
/** Time in ms that a file in work gets at the second signal, for the exit code of the signal. */
const HASTY_MS = 200;
const DEADLINE_MS = 15_000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Ends the process cleanly on Ctrl-C, SIGTERM or an unexpected exception: first `drain`, then
 * `stop`, each once. A second signal ends it at once; further exceptions are recorded only. Exit
 * codes: 0 after a signal, 70 after an exception, 1 when a signal's stop failed or was not over at
 * the deadline. Threads that wait for a file do not delay the end by more than a second.
 */
export function endProcess({
  drain = () => undefined,
  drainMs = DRAIN_MS,
  stop,
  deadlineMs = DEADLINE_MS,
  failed = (error) => process.stderr.write(`${String(error)}\n`),
  requestId,
}: Ending): void {
  let isStopping = false;
  const begin = (waitMs: number, codes: { done: number; failed: number }): void => {
    isStopping = true;
    let deadline: NodeJS.Timeout | undefined;
    const fail = (error: unknown): void => {
      clearTimeout(deadline);
      failed(error);
      exitProcess(codes.failed);
    };
    const done = (): void => {
      clearTimeout(deadline);
      exitProcess(codes.done);
    };
    const stopInTime = (): Promise<void> => {
      deadline = setTimeout(
        () => fail(new Error(`not everything was over after ${deadlineMs} ms`)),
        deadlineMs,
      ).unref();
      return stop();
    };
    new Promise<void>((resolve) => resolve(drain()))
      .then(() => pause(waitMs))
      .then(stopInTime)
      .then(done, fail);
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    if (isStopping) return exitProcess(signal === 'SIGINT' ? 130 : 143, HASTY_MS);
    begin(signal === 'SIGINT' ? 0 : drainMs, { done: 0, failed: 1 });
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  process.on('uncaughtException', (error) => {
    failed(error, requestId?.());
    if (!isStopping) begin(0, { done: EXIT_AFTER_EXCEPTION, failed: EXIT_AFTER_EXCEPTION });
  });
}
