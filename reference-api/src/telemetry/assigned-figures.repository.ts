import type { Queryable } from '../platform/db/database';
import { allEvents, allVisits, type Counted, FAILED, params } from './counted';
import type { ArmFigures, ExperimentFigures } from '@storefront/http-kit';

export type Assigned = { arm: string; assigned: number } & ArmFigures['notExposed'];

/**
 * Every visitor that an arm was assigned to, stamped or not, and why some of them saw no tested
 * page: a load failed; they left before; or telemetry was blocked, so that only their order is
 * known.
 */
export const assignedVisitors = (on: Queryable, it: Counted): Promise<Assigned[]> =>
  on.query<Assigned>(
    `with failed as (select distinct e.session ${allEvents} and ${FAILED}),
     reported as (
       select v.arm, v.visitor, v.exposed_at is not null as exposed, f.session is not null as failed,
         true as sent
       from (select v.arm, v.visitor, v.exposed_at, v.session ${allVisits}
         and v.how = 'assigned' and v.visitor is not null) v
       left join failed f on f.session = v.session
       union all
       select o.arm, o.visitor, false, false, false from telemetry_orders o
       where o.experiment = $1 and o.at >= $2 and o.at <= $3 and o.visit is null),
     visitors as (
       select arm, visitor, bool_or(exposed) as exposed, bool_or(failed) as failed,
         bool_or(sent) as sent
       from reported group by arm, visitor)
     select arm, count(*) as assigned,
       count(*) filter (where not exposed and failed) as failed,
       count(*) filter (where not exposed and not failed and sent) as "left",
       count(*) filter (where not sent) as blocked
     from visitors group by arm order by arm`,
    params(it),
  );

/** What pages without a valid stamp reported: displayed, never acted on. */
export const untrustedFigures = (
  on: Queryable,
  it: Counted,
): Promise<ExperimentFigures['untrusted']> =>
  on.query<ExperimentFigures['untrusted'][number]>(
    `select arm, sum(sessions)::int as sessions, sum(failures)::int as failures,
       sum(orders)::int as orders
     from (
       select v.arm, count(distinct v.session) as sessions, 0 as failures, 0 as orders
       ${allVisits} and v.how = 'assigned' and v.visit is null group by v.arm
       union all
       select e.arms->>$1, 0, count(distinct e.session), 0 ${allEvents}
         and ${FAILED} and e.visit is null group by 1
       union all
       select o.arm, 0, 0, count(*) from telemetry_orders o
       where o.experiment = $1 and o.at >= $2 and o.at <= $3 and o.visit is null
         and o.outcome = 'placed' group by o.arm) u
     group by arm order by arm`,
    params(it),
  );
