import { ARMS_HEADER, STAMP_HEADER, VISITOR_HEADER } from '@storefront/shared-domain/contracts';
import type { IncomingHttpHeaders } from 'node:http';
import { isUuid } from '../platform/db/uuid';
import { visitOfOrder } from './visits/trusted-visit';
import type { Stamped, VisitStamps } from './visits/visit-stamps';

/** The visitor of an order, as reported by the page, and the arms the order counts for. */
export type CountedVisit = {
  visitor: string;
  arms: readonly { experiment: string; arm: string }[];
  /** Null without a valid stamp of this visitor in these arms: the order is then untrusted. */
  stamped: Stamped | null;
};

const MAX_ARMS = 10;
const ARM = /^([a-z0-9][a-z0-9-]{0,39})=([a-z0-9][a-z0-9-]{0,39})$/;

/**
 * Reads the headers of an order; null when they are missing or invalid: the order is accepted in
 * any case.
 */
export async function countedVisit(
  headers: IncomingHttpHeaders,
  stamps: VisitStamps,
): Promise<CountedVisit | null> {
  const [visitor, list] = [headers[VISITOR_HEADER], headers[ARMS_HEADER]];
  if (typeof visitor !== 'string' || Array.isArray(list) || !isUuid(visitor)) return null;
  // a visitor without an experiment has no arms
  const parts = (list?.split(',') ?? []).map((part) => ARM.exec(part.trim()));
  const arms = parts.flatMap((part) =>
    part?.[1] && part[2] ? [{ experiment: part[1], arm: part[2] }] : [],
  );
  const isClean =
    arms.length === parts.length &&
    arms.length <= MAX_ARMS &&
    new Set(arms.map(({ experiment }) => experiment)).size === arms.length;
  if (!isClean) return null;
  const stamped = await visitOfOrder(stamps, headers[STAMP_HEADER], { visitor, arms });
  return { visitor: visitor.toLowerCase(), arms, stamped };
}
