import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { hourlyBudget } from '../platform/http/address-budget';
import { InvalidRequestError } from '../platform/http/invalid-request';
import { notFound } from '../platform/http/refusal';
import { serve } from '../platform/http/serve';
import { forgetBefore, saveBatch, trimTelemetry } from './telemetry.repository';
import { readGuardFigures } from './guard-figures.repository';
import { readExperimentFigures } from './telemetry-figures.repository';
import type { TelemetryDeps } from './telemetry-deps';
import { boundRows } from './events/bound-rows';
import { experimentFigures, guardFigures, sendTelemetry } from './telemetry-calls';
import { visitOfBatch } from './visits/trusted-visit';

const HOUR_MS = 3_600_000;
/** Untrusted rows that a node stores in an hour, of all addresses together. */
const MAX_PER_HOUR = 5000;

/**
 * Whether there is room for more untrusted rows: telemetry without a stamp is only displayed, and
 * a flood of it must not displace the rows of stamped visits.
 */
export function untrustedRows(now: () => Date): (rows: number) => boolean {
  let [since, stored] = [-Infinity, 0];
  return (rows) => {
    const at = now().getTime();
    // a clock that was set back begins another hour
    if (at < since || at - since >= HOUR_MS) [since, stored] = [at, 0];
    stored += rows;
    return stored <= MAX_PER_HOUR;
  };
}

const MAX_BATCH_BYTES = 64 * 1024;
const RETENTION_MS = 90 * 24 * 3_600_000;
const FORGET_EVERY_MS = 3_600_000;
const GUARD_WINDOW_MS = 3_600_000;

const Query = z.object({
  since: z.optional(z.iso.datetime({ offset: true })),
  until: z.optional(z.iso.datetime({ offset: true })),
  channel: z.optional(
    z.string().check(
      z.minLength(1),
      z.maxLength(80),
      z.refine((text) => !text.includes('\0')),
    ),
  ),
});

type Period = { since: Date; until: Date; channel: string | null };

function parsePeriod(query: unknown, otherwise: Pick<Period, 'since' | 'until'>): Period {
  const read = z.safeParse(Query, query);
  if (!read.success) throw InvalidRequestError.of(read.error, 'query');
  const { since, until, channel } = read.data;
  return {
    since: since === undefined ? otherwise.since : new Date(since),
    until: until === undefined ? otherwise.until : new Date(until),
    channel: channel ?? null,
  };
}

/**
 * Telemetry of pages, bounded per address and in rows, and its figures for operators. Batches
 * without a valid stamp are stored as untrusted, as long as there is room for them.
 */
export function telemetryRoutes(
  app: FastifyInstance,
  { db, events: { telemetry, mostRows }, limits, now, operatorKeys, visitStamps }: TelemetryDeps,
): void {
  const budget = hourlyBudget({ most: limits.eventsAnHour, now });
  const hasRoomFor = untrustedRows(now);
  const bound = boundRows(mostRows, (most) => trimTelemetry(db, most));
  let forgotten = 0;

  /** Deletes data older than 90 days, at most once an hour, as part of a request. */
  async function forget(at: Date): Promise<void> {
    if (at.getTime() - forgotten < FORGET_EVERY_MS) return;
    forgotten = at.getTime();
    await forgetBefore(db, new Date(at.getTime() - RETENTION_MS), at);
  }

  serve(
    app,
    sendTelemetry,
    async ({ body, reply }) => {
      if (!telemetry) return notFound();
      const rows = body.events.length + body.arms.length;
      const tooMany = budget(reply, rows);
      if (tooMany) return tooMany;
      const stamped = await visitOfBatch(visitStamps, body);
      if (stamped || hasRoomFor(rows)) await saveBatch(db, body, stamped, now());
      await bound(rows);
      await forget(now());
      return reply.code(204).send();
    },
    { perMinute: limits.telemetry, bodyLimit: MAX_BATCH_BYTES, status: 204 },
  );

  serve(
    app,
    experimentFigures,
    async ({ params, request }) => {
      return readExperimentFigures(db, {
        experiment: params.name,
        ...parsePeriod(request.query, { since: new Date(0), until: now() }),
      });
    },
    { operator: { keys: operatorKeys, scope: 'figures' } },
  );

  serve(
    app,
    guardFigures,
    async ({ request }) => {
      const until = now();
      const since = new Date(until.getTime() - GUARD_WINDOW_MS);
      return readGuardFigures(db, parsePeriod(request.query, { since, until }));
    },
    { operator: { keys: operatorKeys, scope: 'figures' } },
  );
}
