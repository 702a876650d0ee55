type IntervalJobOptions = {
  /** One run. A result of false counts as a failure, like an error. */
  readonly work: () => Promise<unknown>;
  /** Pause before the next run, in milliseconds, after this many failures in a row. */
  readonly pauseMs: (failures: number) => number;
  /** Called with each error of a run; an error ends only its run. */
  readonly failed: (error: unknown) => void;
};

export type IntervalJob = {
  /**
   * Skips the pause before the next run; called during a run, the next run follows without a pause.
   */
  soon(): void;
  close(): Promise<void>;
};

/**
 * Pause of a job that runs every `everyMs`: after a failure `firstRetryMs`, twice as long after
 * each further one in a row, `everyMs` at most.
 */
export const withBackoff =
  (everyMs: number, firstRetryMs: number) =>
  (failures: number): number =>
    failures === 0 ? everyMs : Math.min(everyMs, firstRetryMs * 2 ** (failures - 1));

/**
 * Repeats a task, one run after the other with a pause between, until it is closed; closing waits
 * for the run in progress.
 */
export function openIntervalJob({ work, pauseMs, failed }: IntervalJobOptions): IntervalJob {
  let run: Promise<unknown> = Promise.resolve();
  let [isRunning, isRequested, isClosed] = [false, false, false];
  let failures = 0;
  let timer: NodeJS.Timeout;
  const schedule = (): void => {
    timer = setTimeout(
      () => {
        [isRunning, isRequested] = [true, false];
        run = work()
          .catch((error: unknown) => {
            failed(error);
            return false;
          })
          .then((result) => {
            isRunning = false;
            failures = result === false ? failures + 1 : 0;
            if (!isClosed) schedule();
          });
      },
      isRequested ? 0 : pauseMs(failures),
    );
    timer.unref();
  };
  schedule();
  return {
    soon: () => {
      if (isRequested || isClosed) return;
      isRequested = true;
      if (isRunning) return;
      clearTimeout(timer);
      schedule();
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await run;
    },
  };
}
