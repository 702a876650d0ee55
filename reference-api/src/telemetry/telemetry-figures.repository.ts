import type { ArmFigures, ExperimentFigures, GuardFigures } from './telemetry-calls';
import type { Queryable } from '../platform/db/database';

/** Scope of a count: an experiment on one channel, or on all of them when `channel` is null. */
export type Counted = { experiment: string; channel: string | null; since: Date; until: Date };

/**
 * Outcomes that are not caused by the page: the restaurant was closed, or the customer had already
 * ordered.
 */
const NOT_AN_ERROR = ['placed', 'restaurant_closed', 'restaurant_blocked', 'already_ordered'];

/**
 * A session failed when a load was replaced by a fallback, or the page crashed; a load that
 * succeeded on retry is no failure.
 */
const FAILED =
  "(e.kind = 'crashed' or (e.kind = 'load-failed' and e.data->>'outcome' <> 'repeated'))";

const visitsOf = `from telemetry_visits v
  where v.experiment = $1 and v.at >= $2 and v.at <= $3 and ($4::text is null or v.channel = $4)`;
const params = ({ experiment, since, until, channel }: Counted) => [
  experiment,
  since,
  until,
  channel,
];

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
    `with failed as (select e.arms->>$1 as arm, e.session from telemetry_events e
     where e.arms ? $1 and e.at >= $2 and e.at <= $3 and ($4::text is null or e.channel = $4) and ${FAILED}),
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
   from telemetry_events e
   where e.arms ? $1 and e.at >= $2 and e.at <= $3 and ($4::text is null or e.channel = $4)
     and ${FAILED}
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
     from telemetry_events e
     where e.arms ? $1 and e.at >= $2 and e.at <= $3 and ($4::text is null or e.channel = $4)
       and e.kind = 'vitals'
     group by e.arms->>$1, e.session) s
   group by arm`,
    params(it),
  );

/** Orders of exposed visitors, from the start of the session in which the page was mounted. */
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
     group by v.arm, v.visitor)
   select o.arm, o.currency, count(distinct o.visitor) as buyers, count(*) as orders,
     sum(o.amount)::double precision as sum, sum(o.amount::double precision ^ 2) as "sumOfSquares"
   from telemetry_orders o join exposed x on x.visitor = o.visitor and x.arm = o.arm and o.at >= x.at
   where o.experiment = $1 and o.at <= $3 and o.outcome = 'placed'
   group by grouping sets ((o.arm, o.currency), (o.arm)) order by o.arm, o.currency`,
    params(it),
  );

type Tried = { experiment: string; arm: string; attempts: number; errors: number };
const tried = (on: Queryable, since: Date, until: Date, experiment: string | null) =>
  on.query<Tried>(
    `select experiment, arm, count(distinct coalesce(order_uuid::text, id::text)) as attempts,
     count(distinct coalesce(order_uuid::text, id::text))
       filter (where not outcome = any ($3::text[])) as errors
   from telemetry_orders where at >= $1 and at <= $2 and ($4::text is null or experiment = $4)
   group by experiment, arm order by experiment, arm`,
    [since, until, NOT_AN_ERROR, experiment],
  );

async function notCounted(on: Queryable, it: Counted): Promise<ExperimentFigures['notCounted']> {
  const [row] = await on.query<ExperimentFigures['notCounted']>(
    `select count(distinct v.session) filter (where v.how = 'forced') as forced,
       count(distinct v.session) filter (where v.how = 'override') as override,
       count(distinct v.session) filter (where v.how = 'assigned' and v.visitor is null)
         as "withoutVisitor"
     ${visitsOf}`,
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

const ofArm = <Row extends { arm: string }>(rows: readonly Row[], arm: string): Row[] =>
  rows.filter((row) => row.arm === arm);

/** All figures of the arms of one experiment. Only assigned visitors are counted. */
export async function readExperimentFigures(
  on: Queryable,
  it: Counted,
): Promise<ExperimentFigures> {
  const seen = await visitors(on, it);
  const [loaded, failed, timed, orders, attempts] = [
    await loads(on, it),
    await failuresBy(on, it),
    await vitals(on, it),
    await bought(on, it),
    await tried(on, it.since, it.until, it.experiment),
  ];
  const arms = seen.map((row): ArmFigures => {
    const all = ofArm(orders, row.arm);
    const total = all.find(({ currency }) => currency === null);
    const [load, vital, attempt] = [
      ofArm(loaded, row.arm)[0],
      ofArm(timed, row.arm)[0],
      ofArm(attempts, row.arm)[0],
    ];
    return {
      ...row,
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
      failuresBy: ofArm(failed, row.arm).map(({ remote, phase, reason, sessions }) => ({
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
  };
}

type Loaded = { experiment: string; arm: string; composition: string; sessions: number };
type Failed = {
  experiment: string;
  arm: string;
  composition: string;
  remote: string;
  sessions: number;
};

/** Loads and orders of every arm in a period; input of the guard that switches arms off. */
export async function readGuardFigures(
  on: Queryable,
  { channel, since, until }: Omit<Counted, 'experiment'>,
): Promise<GuardFigures> {
  const failedEvents = `from telemetry_events e, jsonb_each_text(e.arms) a
    where e.at >= $1 and e.at <= $2 and ($3::text is null or e.channel = $3) and ${FAILED}`;
  const loaded = await on.query<Loaded>(
    `select experiment, arm, composition, count(distinct session) as sessions from (
       select v.experiment, v.arm, v.composition, v.session from telemetry_visits v
       where v.how = 'assigned' and v.exposed_at >= $1 and v.exposed_at <= $2 and ($3::text is null or v.channel = $3)
       union select a.key, a.value, e.composition, e.session ${failedEvents}) l
     group by 1, 2, 3 order by 1, 2, 3`,
    [since, until, channel],
  );
  const failed = await on.query<Failed>(
    `select a.key as experiment, a.value as arm, e.composition, e.data->>'remote' as remote,
       count(distinct e.session) as sessions
     ${failedEvents}
     group by 1, 2, 3, 4 order by 4`,
    [since, until, channel],
  );
  return {
    since: since.toISOString(),
    until: until.toISOString(),
    loads: loaded.map((row) => ({
      ...row,
      failed: Object.fromEntries(
        failed
          .filter(
            (it) =>
              it.experiment === row.experiment &&
              it.arm === row.arm &&
              it.composition === row.composition,
          )
          .map(({ remote, sessions }) => [remote, sessions]),
      ),
    })),
    orders: await tried(on, since, until, null),
  };
}
