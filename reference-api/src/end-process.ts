/** How a server ends. Times in milliseconds. */
export type Ending = {
  /**
   * Makes readiness checks fail, so that load balancers send no new customers; requests are still
   * answered.
   */
  drain?: () => void;
  /**
   * Between `drain` and `stop` after SIGTERM, for those who balance servers to notice. Ctrl-C and
   * exceptions do not wait.
   */
  drainMs?: number;
  /** Accepts no new request, answers the running ones and closes everything. */
  stop: () => Promise<void>;
  /** So long after `stop` began the process ends with an error code, whatever is running. */
  deadlineMs?: number;
  /**
   * Records a stop that failed or came too late, and each unexpected exception with the id of its
   * request.
   */
  failed?: (error: unknown, requestId?: string) => void;
  /** Id of the request in whose context the caller runs. */
  requestId?: () => string | undefined;
};

/**
 * Exit code after an unexpected exception (EX_SOFTWARE of sysexits.h): the start command restarts
 * the server.
 */
export const EXIT_AFTER_EXCEPTION = 70;

const DRAIN_MS = 1000;
const DEADLINE_MS = 15_000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Ends the process cleanly on Ctrl-C, SIGTERM or an unexpected exception: first `drain`, then
 * `stop`, each once. A second signal ends it at once; further exceptions are recorded only. Exit
 * codes: 0 after a signal, 70 after an exception, 1 when a signal's stop failed or was not over at
 * the deadline.
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
    const fail = (error: unknown): void => {
      failed(error);
      process.exit(codes.failed);
    };
    const stopInTime = (): Promise<void> => {
      setTimeout(
        () => fail(new Error(`not everything was over after ${deadlineMs} ms`)),
        deadlineMs,
      ).unref();
      return stop();
    };
    new Promise<void>((resolve) => resolve(drain()))
      .then(() => pause(waitMs))
      .then(stopInTime)
      .then(() => process.exit(codes.done), fail);
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    if (isStopping) process.exit(signal === 'SIGINT' ? 130 : 143);
    begin(signal === 'SIGINT' ? 0 : drainMs, { done: 0, failed: 1 });
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  process.on('uncaughtException', (error) => {
    failed(error, requestId?.());
    if (!isStopping) begin(0, { done: EXIT_AFTER_EXCEPTION, failed: EXIT_AFTER_EXCEPTION });
  });
}
