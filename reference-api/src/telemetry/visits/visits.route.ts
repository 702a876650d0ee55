import type { FastifyInstance } from 'fastify';
import { hourlyBudget } from '../../platform/http/address-budget';
import { computeNetwork } from '../../platform/http/networks';
import { notFound } from '../../platform/http/refusal';
import { serve } from '../../platform/http/serve';
import { stampVisit } from '../telemetry-calls';
import type { VisitDeps } from '../telemetry-deps';
import { boundArmsOf } from './trusted-visit';

const MAX_BODY_BYTES = 4 * 1024;

/** Issues stamps to pages, bounded per address in a minute and per network in an hour. */
export function visitRoutes(
  app: FastifyInstance,
  { events: { telemetry }, limits, now, visitStamps }: VisitDeps,
): void {
  const budget = hourlyBudget({ most: limits.visitsAnHour, now, keyOf: computeNetwork });
  serve(
    app,
    stampVisit,
    async ({ body, request, reply }) => {
      if (!telemetry) return notFound();
      const tooMany = budget(reply, 1);
      if (tooMany) return tooMany;
      const page = { ...body, arms: boundArmsOf(body) };
      const { stamp, expiresAt } = await visitStamps.issue(page, request.clientAddress);
      return { stamp, expiresAt: expiresAt.toISOString() };
    },
    { perMinute: limits.visits, bodyLimit: MAX_BODY_BYTES },
  );
}
