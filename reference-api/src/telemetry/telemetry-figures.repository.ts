import type { Queryable } from '../platform/db/database';
import { assignedVisitors, untrustedFigures } from './assigned-figures.repository';
import { allEvents, allVisits, type Counted, FAILED, NOT_AN_ERROR, params } from './counted';
import type { ArmFigures, ExperimentFigures } from '@storefront/http-kit';

/** Visits with a valid stamp: figures count no others. */
const visitsOf = `${allVisits} and v.visit is not null`;
const eventsOf = `${allEvents} and e.visit is not null`;

type Visitors = Pick<ArmFigures, 'arm' | 'visitors' | 'sessions' | 'exposed'>;
const visitors = (on: Queryable, it: Counted) =>
  on.query<Visitors>(
    `select v.arm, count(distinct v.visitor) as visitors, count(distinct v.session) as sessions,
     count(distinct v.visitor) filter (where v.exposed_at is not null) as exposed
   ${visitsOf} and v.how = 'assigned' and v.visitor is not null group by v.arm order by v.arm`,
    params(it),
  );

type Loads = Pick<ArmFigures, 'arm' | 'loads' | 'failures'>;
const loads = (on: Queryable, it: Counted) =>
  on.query<Loads>(
    `with failed as (select e.arms->>$1 as arm, e.session ${eventsOf} and ${FAILED}),
   loaded as (
     select v.arm, v.session ${visitsOf} and v.how = 'assigned' and v.exposed_at is not null
     union select arm, session from failed)
   select l.arm, count(*) as loads, count(f.session) as failures
   from loaded l
   left join (select distinct arm, session from failed) f
     on f.arm = l.arm and f.session = l.session
   group by l.arm`,
    params(it),
  );

type Failure = { arm: string } & ArmFigures['failuresBy'][number];
const failuresBy = (on: Queryable, it: Counted) =>
  on.query<Failure>(
    `select e.arms->>$1 as arm, e.data->>'remote' as remote,
     coalesce(e.data->>'phase', 'render') as phase,
     coalesce(e.data->>'reason', e.data->>'error') as reason, count(distinct e.session) as sessions
   ${eventsOf} and ${FAILED}
   group by 1, 2, 3, 4 order by sessions desc, remote, phase, reason`,
    params(it),
  );

type Vitals = Pick<ArmFigures, 'arm' | 'lcpP75' | 'inpP75'>;
const vitals = (on: Queryable, it: Counted) =>
  on.query<Vitals>(
    `select arm, percentile_cont(0.75) within group (order by lcp) as "lcpP75",
     percentile_cont(0.75) within group (order by inp) as "inpP75"
   from (select e.arms->>$1 as arm, max((e.data->>'lcpMs')::double precision) as lcp,
     max((e.data->>'inpMs')::double precision) as inp
     ${eventsOf} and e.kind = 'vitals'
     group by e.arms->>$1, e.session) s
   group by arm`,
    params(it),
  );

/**
 * The first order of each visit of an exposed visitor, from the start of the session in which the
 * page was mounted.
 */
type Bought = {
  arm: string;
  currency: string;
  buyers: number;
  orders: number;
  sum: number;
  sumOfSquares: number;
};
const bought = (on: Queryable, it: Counted) =>
  on.query<Bought>(
    `with exposed as (
     select v.arm, v.visitor, min(v.at) as at
     ${visitsOf} and v.how = 'assigned' and v.visitor is not null and v.exposed_at is not null
     group by v.arm, v.visitor),
   placed as (
     select distinct on (o.visit) o.arm, o.visitor, o.at, o.currency, o.amount
     from telemetry_orders o
     where o.experiment = $1 and o.at <= $3 and o.outcome = 'placed' and o.visit is not null
     order by o.visit, o.at)
   select o.arm, o.currency, count(distinct o.visitor) as buyers, count(*) as orders,
     sum(o.amount)::double precision as sum, sum(o.amount::double precision ^ 2) as "sumOfSquares"
   from placed o join exposed x on x.visitor = o.visitor and x.arm = o.arm and o.at >= x.at
   group by grouping sets ((o.arm, o.currency), (o.arm)) order by o.arm, o.currency`,
    params(it),
  );

/** Visits in which an order was tried, and those in which one was refused. */
type Tried = { arm: string; attempts: number; errors: number };
const tried = (on: Queryable, { experiment, since, until }: Counted) =>
  on.query<Tried>(
    `select arm, count(distinct visit) as attempts,
     count(distinct visit) filter (where not outcome = any ($3::text[])) as errors
   from telemetry_orders
   where at >= $1 and at <= $2 and experiment = $4 and visit is not null
   group by arm order by arm`,
    [since, until, NOT_AN_ERROR, experiment],
  );

async function notCounted(on: Queryable, it: Counted): Promise<ExperimentFigures['notCounted']> {
  const [row] = await on.query<ExperimentFigures['notCounted']>(
    `select count(distinct v.session) filter (where v.how = 'forced') as forced,
       count(distinct v.session) filter (where v.how = 'override') as override,
       count(distinct v.session) filter (where v.how = 'assigned' and v.visitor is null)
         as "withoutVisitor"
     ${allVisits}`,
    params(it),
  );
  return row ?? { forced: 0, override: 0, withoutVisitor: 0 };
}

async function inSeveralArms(on: Queryable, it: Counted): Promise<number> {
  const [row] = await on.query<{ count: number }>(
    `select count(*) as count
     from (select v.visitor ${visitsOf} and v.how = 'assigned' and v.visitor is not null
       group by v.visitor having count(distinct v.arm) > 1) several`,
    params(it),
  );
  return row?.count ?? 0;
}

const NONE_ASSIGNED = { assigned: 0, failed: 0, left: 0, blocked: 0 };

const ofArm = <Row extends { arm: string }>(rows: readonly Row[], arm: string): Row[] =>
  rows.filter((row) => row.arm === arm);

/**
 * All figures of the arms of one experiment: of assigned visitors with a valid stamp, and beside
 * them every assigned visitor and what pages without a stamp reported.
 */
export async function readExperimentFigures(
  on: Queryable,
  it: Counted,
): Promise<ExperimentFigures> {
  const seen = await visitors(on, it);
  const everyone = await assignedVisitors(on, it);
  const names = [...new Set([...everyone, ...seen].map(({ arm }) => arm))].sort();
  const [loaded, failed, timed, orders, attempts] = [
    await loads(on, it),
    await failuresBy(on, it),
    await vitals(on, it),
    await bought(on, it),
    await tried(on, it),
  ];
  const arms = names.map((arm): ArmFigures => {
    const row = ofArm(seen, arm)[0] ?? { arm, visitors: 0, sessions: 0, exposed: 0 };
    const { assigned, failed: lost, left, blocked } = ofArm(everyone, arm)[0] ?? NONE_ASSIGNED;
    const all = ofArm(orders, arm);
    const total = all.find(({ currency }) => currency === null);
    const [load, vital, attempt] = [
      ofArm(loaded, arm)[0],
      ofArm(timed, arm)[0],
      ofArm(attempts, arm)[0],
    ];
    return {
      ...row,
      assigned,
      notExposed: { failed: lost, left, blocked },
      loads: load?.loads ?? 0,
      failures: load?.failures ?? 0,
      buyers: total?.buyers ?? 0,
      orders: total?.orders ?? 0,
      orderAttempts: attempt?.attempts ?? 0,
      orderErrors: attempt?.errors ?? 0,
      values: all
        .filter(({ currency }) => currency !== null)
        .map(({ currency, orders: count, sum, sumOfSquares }) => ({
          currency,
          orders: count,
          sum,
          sumOfSquares,
        })),
      lcpP75: vital?.lcpP75 ?? null,
      inpP75: vital?.inpP75 ?? null,
      failuresBy: ofArm(failed, arm).map(({ remote, phase, reason, sessions }) => ({
        remote,
        phase,
        reason,
        sessions,
      })),
    };
  });
  return {
    experiment: it.experiment,
    since: it.since.toISOString(),
    until: it.until.toISOString(),
    arms,
    notCounted: await notCounted(on, it),
    inSeveralArms: await inSeveralArms(on, it),
    untrusted: await untrustedFigures(on, it),
  };
}
