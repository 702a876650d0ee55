/** More wait already than can be served soon. */
export class TooManyWaiting extends Error {}

/** Runs at most `atOnce` works at a time; the others wait in line, at most `waiting` of them. */
export function bounded(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new TooManyWaiting();
      await new Promise<void>((go) => line.push(go)); // whoever lets it go hands its place on
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
