/** What the time of the server is read from: the headers of one answer, and when it was requested. */
export type TimedAnswer = {
  /** The headers `date`, `age` and `cache-control`; null without one, or when CORS hides it. */
  readonly date: string | null;
  readonly age: string | null;
  readonly cacheControl: string | null;
  /** Milliseconds on the clock of `performance.now()`. */
  readonly sentAt: number;
  readonly receivedAt: number;
};

/** The two clocks of the device: the one that its owner sets, and the one that only runs. */
export type DeviceClocks = { readonly wall: () => number; readonly steady: () => number };

/** Least and greatest difference of the server's clock and the steady clock, in ms. */
type Bounds = { readonly low: number; readonly high: number };

/** An answer that took longer says too little about the time. */
const MAX_ROUND_TRIP_MS = 10_000;
/** The header `date` names the second. */
const SECOND_MS = 1_000;
/** A change of the time from which pages read it again, in ms. */
const NOTICEABLE_MS = 2_000;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
/** A server whose date lies outside has no time: a battery ran out, or the header is made up. */
const [EARLIEST, LATEST] = [Date.UTC(2024, 0), Date.UTC(2100, 0)];

function parseSecond(date: string | null): number | null {
  if (date === null || !HTTP_DATE.test(date)) return null;
  const at = Date.parse(date);
  return at >= EARLIEST && at < LATEST ? at : null;
}

/** A stored answer states the time at which it was stored. */
const mayBeStored = ({ age, cacheControl }: TimedAnswer): boolean =>
  (age !== null && age.trim() !== '0') || !/\bno-(store|cache)\b/i.test(cacheControl ?? '');

function computeBounds(answer: TimedAnswer): Bounds | null {
  const { date, sentAt, receivedAt } = answer;
  const second = parseSecond(date);
  const roundTrip = receivedAt - sentAt;
  if (second === null || mayBeStored(answer)) return null;
  if (!(roundTrip >= 0 && roundTrip <= MAX_ROUND_TRIP_MS)) return null;
  // the server wrote the date between the two moments
  return { low: second - receivedAt, high: second + SECOND_MS - sentAt };
}

const computeMiddle = ({ low, high }: Bounds): number => (low + high) / 2;

/**
 * The server's time on a device whose clock may be wrong. It is learned from each answer, with an
 * error of half a round trip and half a second, and continues on the steady clock: changing the
 * device's clock has no effect. Before the first answer it is the device's time.
 */
export function createServerClock({ wall, steady }: DeviceClocks) {
  let known: Bounds | null = null;
  /** Difference of the device's two clocks at the last answer. */
  let gap = 0;
  const listeners = new Set<() => void>();

  const now = (): number => (known === null ? wall() : Math.round(steady() + computeMiddle(known)));
  const gapNow = (): number => wall() - steady();

  return {
    /** The server's time, in milliseconds since 1970. */
    now,
    /** Learns the time from an answer that comes from the server and not from a cache. */
    learn(answer: TimedAnswer): void {
      const found = computeBounds(answer);
      if (found === null) return;
      const before = now();
      const both = known && {
        low: Math.max(known.low, found.low),
        high: Math.min(known.high, found.high),
      };
      // no time satisfies both: the device slept, or the server's clock was set
      known = both !== null && both.low <= both.high ? both : found;
      gap = gapNow();
      if (Math.abs(now() - before) >= NOTICEABLE_MS)
        for (const changed of [...listeners]) changed();
    },
    /**
     * Whether the time has to be learned again: never learned, or the device's clocks disagree since
     * (its owner set one, or it slept: some devices then stop the steady clock).
     */
    isDoubtful: (): boolean => known === null || Math.abs(gapNow() - gap) >= NOTICEABLE_MS,
    /** Calls `listener` when the time has changed by 2 s or more; returns its end. */
    onChanged(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
