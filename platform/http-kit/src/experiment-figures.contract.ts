import { z } from 'zod';

const Count = z.int().min(0);
const Milliseconds = z.number().nullable();

/**
 * The API's counts of an arm, of visits with a valid stamp. `visitors` were in the arm, `exposed` of
 * them saw the tested page mount, `buyers` of those ordered in that session or a later one. `loads`
 * are sessions in which the tested page mounted or something failed, `failures` those in which
 * something failed. Amounts in minor units of their currency; p75 over sessions.
 */
export const ArmFigures = z.object({
  arm: z.string(),
  /** Every visitor that got the arm, also those without a stamp. */
  assigned: Count,
  /**
   * Assigned visitors that saw no tested page: a load failed or the page crashed, they left before it
   * was shown, or their telemetry was blocked and only an order of them is known.
   */
  notExposed: z.object({ failed: Count, left: Count, blocked: Count }),
  visitors: Count,
  sessions: Count,
  exposed: Count,
  loads: Count,
  failures: Count,
  buyers: Count,
  orders: Count,
  orderAttempts: Count,
  orderErrors: Count,
  values: z.array(
    z.object({ currency: z.string(), orders: Count, sum: z.number(), sumOfSquares: z.number() }),
  ),
  lcpP75: Milliseconds,
  inpP75: Milliseconds,
  failuresBy: z.array(
    z.object({ remote: z.string(), phase: z.string(), reason: z.string(), sessions: Count }),
  ),
});
export type ArmFigures = z.infer<typeof ArmFigures>;

/** Answer of `GET {api}/telemetry/experiments/{name}`. */
export const ExperimentFigures = z.object({
  experiment: z.string(),
  since: z.iso.datetime(),
  until: z.iso.datetime(),
  arms: z.array(ArmFigures),
  /**
   * Sessions that are not counted: forced by the restaurant, set by an override, or of a browser
   * without storage.
   */
  notCounted: z.object({ forced: Count, override: Count, withoutVisitor: Count }),
  /** Visitors with more than one arm in this period: shares were changed. */
  inSeveralArms: Count,
  /** What pages without a valid stamp reported: displayed, never acted on. */
  untrusted: z.array(
    z.object({ arm: z.string(), sessions: Count, failures: Count, orders: Count }),
  ),
});
export type ExperimentFigures = z.infer<typeof ExperimentFigures>;

/**
 * Answer of `GET {api}/telemetry/guard`, of visits with a valid stamp: sessions by arm, composition
 * and network, `failed` by remote; visits with an order tried, by arm and network. `network` is a
 * keyed hash; figures are of at most 20,000 rows, those of the smallest hashes.
 */
export const GuardFigures = z.object({
  since: z.iso.datetime(),
  until: z.iso.datetime(),
  loads: z.array(
    z.object({
      experiment: z.string(),
      arm: z.string(),
      composition: z.string(),
      network: z.string(),
      sessions: Count,
      failed: z.record(z.string(), Count),
    }),
  ),
  orders: z.array(
    z.object({
      experiment: z.string(),
      arm: z.string(),
      network: z.string(),
      attempts: Count,
      errors: Count,
    }),
  ),
  /**
   * Visits by composition and network: all, with a failed load, with a crashed page, with an order
   * tried, with one refused; and of the visits that began at least 15 minutes before `until`, all
   * and those with a placed order (0 of 0 from an API before these counts).
   */
  releases: z.array(
    z.object({
      composition: z.string(),
      network: z.string(),
      visits: Count,
      failed: Count,
      crashed: Count,
      tried: Count,
      refused: Count,
      ended: Count.default(0),
      placed: Count.default(0),
    }),
  ),
});
export type GuardFigures = z.infer<typeof GuardFigures>;
