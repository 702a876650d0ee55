import type { FastifyInstance } from 'fastify';
import { countViolations, trimViolations } from './policy-reports.repository';
import type { TelemetryDeps } from '../telemetry-deps';
import { boundRows } from './bound-rows';
import { readPolicyReport } from './read-policy-report';
import { hourlyBudget } from '../../platform/http/address-budget';

const MAX_REPORT_BYTES = 16 * 1024;

/** Media types of `report-uri` and of the Reporting API. */
const TYPES = ['application/csp-report', 'application/reports+json'];

/**
 * Counts the policy violations that browsers report for pages and documents: bounded in bytes, per
 * address and in rows. The media types of reports are accepted only here: a browser sends them to
 * any URL that a page of another site names.
 */
export function policyReportRoute(
  app: FastifyInstance,
  { db, events: { mostRows }, limits, now }: TelemetryDeps,
): void {
  const budget = hourlyBudget({ most: limits.eventsAnHour, now });
  const bound = boundRows(mostRows, (most) => trimViolations(db, most));
  app.register(async (reports) => {
    reports.removeAllContentTypeParsers();
    reports.addContentTypeParser(
      TYPES,
      { parseAs: 'string', bodyLimit: MAX_REPORT_BYTES },
      reports.getDefaultJsonParser('error', 'error'),
    );
    reports.post(
      '/policy-reports',
      { schema: { hide: true }, config: { rateLimit: { max: limits.telemetry } } },
      async ({ body }, reply) => {
        const violations = readPolicyReport(body);
        if (violations === null)
          return reply
            .code(400)
            .send({ error: 'Invalid value: body', code: 'invalid_request', path: 'body' });
        const tooMany = budget(reply, violations.length);
        if (tooMany) return reply.code(tooMany.status).send(tooMany.body);
        if (violations.length > 0) await countViolations(db, violations, now());
        await bound(violations.length);
        return reply.code(204).send();
      },
    );
  });
}
