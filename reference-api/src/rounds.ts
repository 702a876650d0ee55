type RoundsOptions = {
  /** One round. False, like an error, says that it failed. */
  readonly work: () => Promise<unknown>;
  /** Rest before the next round, in milliseconds, after so many failures in a row. */
  readonly pauseMs: (failures: number) => number;
  /** Hears of an error, which ends no more than its round. */
  readonly failed: (error: unknown) => void;
};

/** Works by rounds, one after the other with a rest between, until it is closed; closing waits for the round under way. */
export function openRounds({ work, pauseMs, failed }: RoundsOptions): { close(): Promise<void> } {
  let round: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  let failures = 0;
  let timer: NodeJS.Timeout;
  const later = (): void => {
    timer = setTimeout(() => {
      round = work().catch((error: unknown) => {
        failed(error);
        return false;
      }).then((answer) => {
        failures = answer === false ? failures + 1 : 0;
        if (!isClosed) later();
      });
    }, pauseMs(failures));
    timer.unref();
  };
  later();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await round;
    },
  };
}
