type RoundsOptions = {
  /** One round. False, like an error, says that it failed. */
  readonly work: () => Promise<unknown>;
  /** Rest before the next round, in milliseconds, after so many failures in a row. */
  readonly pauseMs: (failures: number) => number;
  /** Hears of an error, which ends no more than its round. */
  readonly failed: (error: unknown) => void;
};

export type Rounds = {
  /** Does without the rest before the next round; wanted during a round, another follows it at once. */
  soon(): void;
  close(): Promise<void>;
};

/** Works by rounds, one after the other with a rest between, until it is closed; closing waits for the round under way. */
export function openRounds({ work, pauseMs, failed }: RoundsOptions): Rounds {
  let round: Promise<unknown> = Promise.resolve();
  let [isBusy, isWanted, isClosed] = [false, false, false];
  let failures = 0;
  let timer: NodeJS.Timeout;
  const later = (): void => {
    timer = setTimeout(() => {
      [isBusy, isWanted] = [true, false];
      round = work().catch((error: unknown) => {
        failed(error);
        return false;
      }).then((answer) => {
        isBusy = false;
        failures = answer === false ? failures + 1 : 0;
        if (!isClosed) later();
      });
    }, isWanted ? 0 : pauseMs(failures));
    timer.unref();
  };
  later();
  return {
    soon: () => {
      if (isWanted || isClosed) return;
      isWanted = true;
      if (isBusy) return;
      clearTimeout(timer);
      later();
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await round;
    },
  };
}
