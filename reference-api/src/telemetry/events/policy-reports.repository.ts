import type { PolicyViolation } from './read-policy-report';
import type { Queryable } from '../../platform/db/database';
import { storable } from '../../platform/db/storable';

/** Counts violations by day, page, directive and blocked URL. */
export async function countViolations(
  on: Queryable,
  violations: readonly PolicyViolation[],
  at: Date,
): Promise<void> {
  await on.query(
    `insert into policy_reports (day, page, directive, blocked, count)
     select $1::date, x.page, x.directive, x.blocked, count(*)
     from jsonb_to_recordset($2::jsonb) as x(page text, directive text, blocked text)
     group by x.page, x.directive, x.blocked order by x.page, x.directive, x.blocked
     on conflict (day, page, directive, blocked) do update set count = policy_reports.count + excluded.count`,
    [at, storable(violations)],
  );
}

/** Deletes the oldest counts beyond `most` rows. */
export async function trimViolations(on: Queryable, most: number): Promise<void> {
  await on.query(
    'delete from policy_reports where id <= (select max(id) from policy_reports) - $1::bigint',
    [most],
  );
}

/** Deletes counts from before a moment. */
export async function forgetViolations(on: Queryable, before: Date): Promise<void> {
  await on.query('delete from policy_reports where day < $1::date', [before]);
}
