import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { forgetBefore, saveBatch, trimTelemetry } from './telemetry.repository';
import { readExperimentFigures, readGuardFigures } from './telemetry-figures.repository';
import type { TelemetryDeps } from './telemetry-deps';
import { boundRows } from './events/bound-rows';
import { hourlyBudget } from '../platform/http/address-budget';
import { InvalidRequestError } from '../platform/http/invalid-request';
import { notFound, Refusal } from '../platform/http/refusal';
import { serve } from '../platform/http/serve';
import { refuseStranger } from '../platform/http/operator';
import { experimentFigures, guardFigures, sendTelemetry } from './telemetry-calls';

const LARGEST_BATCH = 64 * 1024;
const RETENTION_MS = 90 * 24 * 3_600_000;
const FORGET_EVERY_MS = 3_600_000;
const GUARD_WINDOW_MS = 3_600_000;

const Query = z.object({
  since: z.optional(z.iso.datetime({ offset: true })),
  channel: z.optional(
    z.string().check(
      z.minLength(1),
      z.maxLength(80),
      z.refine((text) => !text.includes('\0')),
    ),
  ),
});

function queryOf(query: unknown, otherwise: Date): { since: Date; channel: string | null } {
  const read = z.safeParse(Query, query);
  if (!read.success) throw InvalidRequestError.of(read.error, 'query');
  const { since, channel } = read.data;
  return { since: since === undefined ? otherwise : new Date(since), channel: channel ?? null };
}

/** Telemetry of pages, bounded per address and in rows, and its figures for operators. */
export function telemetryRoutes(
  app: FastifyInstance,
  { db, events: { telemetry, mostRows }, limits, now, operatorKey }: TelemetryDeps,
): void {
  const budget = hourlyBudget({ most: limits.eventsAnHour, now });
  const bound = boundRows(mostRows, (most) => trimTelemetry(db, most));
  let forgotten = 0;

  /** Deletes data older than 90 days, at most once an hour, as part of a request. */
  async function forget(at: Date): Promise<void> {
    if (at.getTime() - forgotten < FORGET_EVERY_MS) return;
    forgotten = at.getTime();
    await forgetBefore(db, new Date(at.getTime() - RETENTION_MS));
  }

  serve(
    app,
    sendTelemetry,
    async ({ body, reply }) => {
      if (!telemetry) return notFound();
      const rows = body.events.length + body.arms.length;
      const tooMany = budget(reply, rows);
      if (tooMany) return tooMany;
      await saveBatch(db, body, now());
      await bound(rows);
      await forget(now());
      return reply.code(204).send();
    },
    { perMinute: limits.telemetry, bodyLimit: LARGEST_BATCH, status: 204 },
  );

  serve(app, experimentFigures, async ({ params, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const stranger = refuseStranger(request, operatorKey);
    if (stranger instanceof Refusal) return stranger;
    return readExperimentFigures(db, {
      experiment: params.name,
      ...queryOf(request.query, new Date(0)),
      until: now(),
    });
  });

  serve(app, guardFigures, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const stranger = refuseStranger(request, operatorKey);
    if (stranger instanceof Refusal) return stranger;
    return readGuardFigures(db, {
      ...queryOf(request.query, new Date(now().getTime() - GUARD_WINDOW_MS)),
      until: now(),
    });
  });
}
