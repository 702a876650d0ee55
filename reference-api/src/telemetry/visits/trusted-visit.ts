import type { TelemetryBatch, VisitArm } from '@storefront/shared-domain/contracts';
import type { Stamped, VisitStamps } from './visit-stamps';

type Arms = readonly Pick<VisitArm, 'experiment' | 'arm'>[];

/** The arms that a stamp is bound to, each experiment once, in one order. */
const boundArms = (arms: Arms): string =>
  [...new Map(arms.map(({ experiment, arm }) => [experiment, `${experiment}=${arm}`])).values()]
    .sort()
    .join(',');

const assigned = (arms: readonly VisitArm[]): Arms => arms.filter(({ how }) => how === 'assigned');

export const boundArmsOf = ({ arms }: Pick<TelemetryBatch, 'arms'>): string =>
  boundArms(assigned(arms));

/** The visit of a batch; null when its stamp is missing, not valid, or of another page. */
export async function visitOfBatch(
  stamps: VisitStamps,
  batch: TelemetryBatch,
): Promise<Stamped | null> {
  const read = batch.stamp === undefined ? null : await stamps.read(batch.stamp);
  if (!read) return null;
  const { page, visit, network } = read;
  const isOfPage =
    page.visitor === batch.visitor &&
    page.session === batch.session &&
    page.channel === batch.channel &&
    page.revision === batch.revision &&
    page.composition === batch.composition &&
    page.arms === boundArmsOf(batch);
  return isOfPage ? { visit, network } : null;
}

/** The visit of an order; null when its stamp is not of this visitor in these arms. */
export async function visitOfOrder(
  stamps: VisitStamps,
  stamp: unknown,
  { visitor, arms }: { visitor: string; arms: Arms },
): Promise<Stamped | null> {
  const read = typeof stamp === 'string' ? await stamps.read(stamp) : null;
  if (!read) return null;
  const { page, visit, network } = read;
  const isOfVisitor =
    page.visitor?.toLowerCase() === visitor.toLowerCase() && page.arms === boundArms(arms);
  return isOfVisitor ? { visit, network } : null;
}
