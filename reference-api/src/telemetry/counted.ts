/**
 * Scope of a count: an experiment on one channel, or on all of them when `channel` is null.
 */
export type Counted = { experiment: string; channel: string | null; since: Date; until: Date };

/** Parameters $1 to $4 of every query of an experiment. */
export const params = ({ experiment, since, until, channel }: Counted) => [
  experiment,
  since,
  until,
  channel,
];

/**
 * Outcomes that are not caused by the page: the restaurant was closed, or the customer had already
 * ordered.
 */
export const NOT_AN_ERROR = [
  'placed',
  'restaurant_closed',
  'restaurant_blocked',
  'already_ordered',
];

/**
 * A session failed when a load was replaced by a fallback, or the page crashed; a load that
 * succeeded on retry is no failure.
 */
export const FAILED =
  "(e.kind = 'crashed' or (e.kind = 'load-failed' and e.data->>'outcome' <> 'repeated'))";

/** Visits of an experiment, stamped ones and others. */
export const allVisits = `from telemetry_visits v
  where v.experiment = $1 and v.at >= $2 and v.at <= $3 and ($4::text is null or v.channel = $4)`;

/** Events of an experiment's pages, stamped ones and others. */
export const allEvents = `from telemetry_events e
  where e.arms ? $1 and e.at >= $2 and e.at <= $3 and ($4::text is null or e.channel = $4)`;
