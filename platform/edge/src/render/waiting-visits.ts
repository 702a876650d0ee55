/** Each holds a connection and a compressor: about half a megabyte. */
const MAX_VISITS = 128;

export function waitingVisits(most = MAX_VISITS) {
  const visits = new Map<string, number>();
  let all = 0;
  const add = (screen: string, more: number): void => {
    const count = (visits.get(screen) ?? 0) + more;
    all += more;
    if (count === 0) visits.delete(screen);
    else visits.set(screen, count);
  };
  return {
    /** Whether a visitor waits for this screen. */
    isWaitedFor: (screen: string): boolean => visits.has(screen),
    /** Whether no more visitors may wait. */
    isFull: (): boolean => all >= most,
    /** Counts a visitor as waiting for the screen until the returned function is called. */
    enter: (screen: string): (() => void) => {
      let isWaiting = true;
      add(screen, 1);
      return () => {
        if (isWaiting) add(screen, -1);
        isWaiting = false;
      };
    },
  };
}
