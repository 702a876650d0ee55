import { minor } from '@storefront/shared-domain/contracts';
import { err, ok, type Result } from '@storefront/shared-domain/rules';
import * as z from 'zod/mini';
import type { ProviderEvent, WebhookProblem } from '@storefront/reference-api/plugin/payments';

const Reported = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  reference: z.string().check(z.minLength(1), z.maxLength(100)),
  kind: z.enum(['paid', 'declined', 'expired', 'canceled', 'refunded']),
  amount: z.int().check(z.gte(0)),
  at: z.iso.datetime(),
});

/** The body of a message of the demo bank; amount in hundredths. */
export const eventBody = ({ at, ...event }: ProviderEvent): string =>
  JSON.stringify({ ...event, at: at.toISOString() });

export function readEventBody(body: Buffer): Result<ProviderEvent, WebhookProblem> {
  try {
    const { amount, at, ...event } = z.parse(Reported, JSON.parse(body.toString('utf8')));
    return ok({ ...event, amount: minor(amount), at: new Date(at) });
  } catch {
    return err({ kind: 'malformed' });
  }
}
