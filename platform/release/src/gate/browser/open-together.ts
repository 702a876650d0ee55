/** A resource that must be closed. */
interface Closable {
  close(): Promise<void>;
}

/** Resources that are opened one by one or at once, and closed together, the last one first. */
export function openTogether() {
  const all: Promise<Closable>[] = [];
  return {
    /**
     * Waits for one more; it is closed with the others even when another of them cannot be opened.
     */
    add: <Opened extends Closable>(opening: Promise<Opened>): Promise<Opened> => {
      all.push(opening);
      return opening;
    },
    close: async (): Promise<void> => {
      for (const opened of (await Promise.allSettled(all)).reverse())
        if (opened.status === 'fulfilled') await opened.value.close();
    },
  };
}
