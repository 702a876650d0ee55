import type { RestaurantData, ScheduleTemplate } from '@storefront/shared-domain/contracts';
import {
  nextOpeningChange,
  openingAt,
  publishedHours,
  specialHours,
} from '@storefront/shared-domain/opening';
import { createHash } from 'node:crypto';
import { restaurantZone } from './place-zone';

/** A restaurant's record with its schedule template, null without one. */
type Recorded = { readonly data: RestaurantData; readonly template: ScheduleTemplate | null };

/** The fields of the wire text that the server computes, in place of those of the stored record. */
export type WirePatch = Partial<Pick<RestaurantData, 'special_hours' | 'hours'>> & {
  readonly info: Readonly<Record<string, unknown>>;
};

/** The wire fields of a span of time, from and until in milliseconds since 1970 (exclusive). */
export type OpeningState = {
  readonly from: number;
  readonly until: number;
  readonly patch: WirePatch;
  /** Suffix of a revision: equal states have equal ones on every node. */
  readonly revision: string;
};

/** A record as it is published: its zone, its hours and closings with those of the template. */
export function publishedData(data: RestaurantData, template: ScheduleTemplate | null) {
  const info = { ...data.info, timezone: restaurantZone(data.info) };
  const { hours, scheduledClosingDates } = publishedHours(info, data.hours, template);
  return { ...data, info: { ...info, scheduledClosingDates }, hours };
}

/**
 * The data for which an order at an instant is checked: the flags of the record are the state of the
 * restaurant.
 */
export const openedData = ({ data, template }: Recorded, now: Date): RestaurantData => ({
  ...data,
  info: { ...data.info, ...openingAt({ ...data, template }, now.getTime()) },
});

/** The state of published data at an instant. `stored`: the record as it is stored. */
export function openingState(
  { data, template }: Recorded,
  stored: RestaurantData,
  now: number,
): OpeningState {
  const input = { ...data, template };
  const until = nextOpeningChange(input, now);
  const special = specialHours(data.info, data.hours, now);
  const { timezone, scheduledClosingDates } = data.info;
  const patch: WirePatch = {
    info: {
      timezone,
      ...openingAt(input, now),
      ...(scheduledClosingDates !== stored.info.scheduledClosingDates && { scheduledClosingDates }),
    },
    ...(data.hours !== stored.hours && { hours: data.hours }),
    ...(special.length > 0 && { special_hours: special }),
  };
  const digest = createHash('sha256').update(JSON.stringify(patch)).digest('base64url');
  return { from: now, until, patch, revision: `-${digest.slice(0, 10)}` };
}
