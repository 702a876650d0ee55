import type { Queryable } from '../platform/db/database';
import { type Counted, FAILED, NOT_AN_ERROR } from './counted';
import type { GuardFigures } from '@storefront/http-kit';

/** Rows of an answer. Hashes of networks are keyed, so the smallest are a random sample. */
const MAX_ROWS = 20_000;

/** Time in ms after the beginning of a visit in which most of its orders are placed. */
const ORDERING_MS = 15 * 60_000;

type Loaded = Omit<GuardFigures['loads'][number], 'failed'>;
type Failed = {
  experiment: string;
  arm: string;
  composition: string;
  network: string;
  remote: string;
  sessions: number;
};

const placeOf = ({ experiment, arm, composition, network }: Omit<Loaded, 'sessions'>): string =>
  JSON.stringify([experiment, arm, composition, network]);

function failedByPlace(rows: readonly Failed[]): Map<string, Record<string, number>> {
  const byPlace = new Map<string, Record<string, number>>();
  for (const row of rows)
    byPlace.set(placeOf(row), { ...byPlace.get(placeOf(row)), [row.remote]: row.sessions });
  return byPlace;
}

/**
 * Loads and orders of every arm and network in a period, of stamped visits alone; input of the
 * guard that switches arms off and compares releases. A visit counts once, whatever it repeats: its
 * stamp is bound to its session, and orders are counted by visit.
 */
export async function readGuardFigures(
  on: Queryable,
  { channel, since, until }: Omit<Counted, 'experiment'>,
): Promise<GuardFigures> {
  const failedEvents = `from telemetry_events e, jsonb_each_text(e.arms) a
    where e.at >= $1 and e.at <= $2 and ($3::text is null or e.channel = $3)
      and e.visit is not null and ${FAILED}`;
  const loaded = await on.query<Loaded>(
    `select experiment, arm, composition, network, count(distinct session) as sessions from (
       select v.experiment, v.arm, v.composition, v.network, v.session from telemetry_visits v
       where v.how = 'assigned' and v.exposed_at >= $1 and v.exposed_at <= $2
         and v.visit is not null and ($3::text is null or v.channel = $3)
       union select a.key, a.value, e.composition, e.network, e.session ${failedEvents}) l
     group by 1, 2, 3, 4 order by network, 1, 2, 3 limit ${MAX_ROWS}`,
    [since, until, channel],
  );
  const failed = failedByPlace(
    await on.query<Failed>(
      `select a.key as experiment, a.value as arm, e.composition, e.network,
         e.data->>'remote' as remote, count(distinct e.session) as sessions
       ${failedEvents}
       group by 1, 2, 3, 4, 5 order by network, remote limit ${MAX_ROWS}`,
      [since, until, channel],
    ),
  );
  const orders = await on.query<GuardFigures['orders'][number]>(
    `select experiment, arm, network, count(distinct visit) as attempts,
       count(distinct visit) filter (where not outcome = any ($3::text[])) as errors
     from telemetry_orders where at >= $1 and at <= $2 and visit is not null
     group by experiment, arm, network order by network, experiment, arm limit ${MAX_ROWS}`,
    [since, until, NOT_AN_ERROR],
  );
  const releases = await on.query<GuardFigures['releases'][number]>(
    `select composition, network, count(*) as visits, count(*) filter (where failed) as failed,
       count(*) filter (where crashed) as crashed, count(*) filter (where tried) as tried,
       count(*) filter (where refused) as refused, count(*) filter (where at <= $4) as ended,
       count(*) filter (where at <= $4 and placed) as placed
     from stamped_visits
     where at >= $1 and at <= $2 and ($3::text is null or channel = $3)
     group by composition, network order by network, composition limit ${MAX_ROWS}`,
    [since, until, channel, new Date(until.getTime() - ORDERING_MS)],
  );
  return {
    since: since.toISOString(),
    until: until.toISOString(),
    loads: loaded.map((row) => ({ ...row, failed: failed.get(placeOf(row)) ?? {} })),
    orders,
    releases,
  };
}
