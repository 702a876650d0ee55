import type { OrderChange } from '@storefront/shared-domain/contracts';
import { isFinalStatus } from '@storefront/shared-domain/rules';
import type { CourierEvent, Topic } from './courier-events';
import { computePosition } from './journey-view';
import type { Queryable } from '../platform/db/database';
import { findJourney } from './journeys.repository';
import { findOrder } from '../orders/orders.repository';
import type { EventStream } from '../platform/realtime/event-stream';
import type { Follower } from './hub';

/** Stages of an order that is on its way or has ended. */
const isOfJourney = (status: string): boolean => status === 'DISPATCHED' || isFinalStatus(status);

/**
 * Position in an order's history of the last change that a client has received, from its reconnect
 * header; null without a valid one.
 */
export const lastEventAt = (header: string | string[] | undefined): number | null =>
  typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : null;

type Options = {
  db: Queryable;
  now: () => Date;
  stream: EventStream;
  orderId: number;
  topic: Topic;
  last: number | null;
};

/**
 * Sends each change of an order to a stream once, in order: changes that arrive out of order, or
 * may have been missed, are read from the order's history. The id of each change is its position
 * there. On a journey also the courier's positions, the newest alone.
 */
export function openOrderStream({ db, now, stream, orderId, topic, last }: Options): Follower {
  let reported = last;
  let moved = 0;
  let reading: Promise<void> | null = null;
  let isStale = false;

  const change = ({ position, status, at }: OrderChange): void => {
    reported = position;
    const data = { id: String(orderId), position, status, at };
    if (topic === 'order') stream.send({ event: 'order.status', data, id: position });
    else if (isOfJourney(status)) stream.send({ event: 'journey.status', data, id: position });
  };
  const place = (
    { number, latitude, longitude, at }: Omit<CourierEvent, 'orderId'>,
    secondsAgo = 0,
  ): void => {
    if (number <= moved) return;
    moved = number;
    stream.send({
      event: 'journey.position',
      data: { id: String(orderId), number, latitude, longitude, at, secondsAgo },
    });
  };

  const read = async (): Promise<void> => {
    const order = await findOrder(db, { id: orderId });
    if (!order) return stream.end();
    const newest = order.history.length - 1;
    // an unknown position is ignored: only the newest change is sent
    const from = reported === null || reported > newest ? newest : reported + 1;
    order.history.forEach((entry, position) => position >= from && change({ position, ...entry }));
    const journey = topic === 'journey' ? await findJourney(db, orderId) : null;
    const position = journey && computePosition(journey, now());
    if (position) place(position, position.secondsAgo);
  };
  const catchUp = (): void => {
    if (reading) return void (isStale = true);
    reading = read()
      .catch(() => stream.end())
      .finally(() => {
        // an ended stream makes its client reconnect
        reading = null;
        if (isStale) catchUp();
      });
    isStale = false;
  };

  return {
    missed: catchUp,
    changed: ({ position, status, at }) => {
      if (reported !== null && position <= reported) return;
      if (!reading && reported !== null && position === reported + 1)
        change({ position, status, at });
      else catchUp();
    },
    moved: (event) => {
      if (topic !== 'journey') return;
      // A position during a read would precede the status that the read sends.
      if (reading) isStale = true;
      else place(event);
    },
  };
}
