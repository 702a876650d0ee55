import { allSettled, fork, type EventCallable } from 'effector';
import fc from 'fast-check';
import type { Order } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import { restaurantLoaded } from '@storefront/shared-domain/models';
import { anOrder, restaurantData } from '@storefront/shared-domain/testing';
import { readOrderFx, readTrackingFx } from './order.api';
import {
  $connection,
  $order,
  followFx,
  received,
  updateRequested,
  pageOpened,
  polled,
  streamChanged,
} from './tracking.model';

/** All events between a server and a page, in any order and number. */
const happening = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('moves' as const),
      status: fc.oneof(
        fc.constantFrom('CONFIRMED', 'PREPARING', 'READY', 'DISPATCHED'),
        fc.string({ minLength: 1, maxLength: 8 }),
      ),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('receives' as const), which: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('asks' as const, 'polls' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('answers' as const),
      which: fc.nat(),
      isFresh: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fails' as const), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('stream' as const), isUp: fc.boolean() }) },
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

type Waiting = { requested: number; settle: (history: number) => void; fail: () => void };

/**
 * A simulated server with the true history of one order: the test decides when each response
 * arrives, and a response has the state of a moment between request and arrival.
 */
function simulation() {
  const story: { status: string; at: string }[] = [
    { status: 'CREATED', at: '2025-06-14T21:30:00.000Z' },
  ];
  const waiting: Waiting[] = [];
  const asOf = (length: number): Order =>
    anOrder({ status: story[length - 1]!.status, history: story.slice(0, length) });
  const answerLater =
    <T>(view: (order: Order) => T) =>
    () =>
      new Promise<T>((resolve, reject) => {
        waiting.push({
          requested: story.length,
          settle: (length) => resolve(view(asOf(length))),
          fail: () => reject(new ApiError({ kind: 'offline' })),
        });
      });
  const scope = fork({
    handlers: [
      [readOrderFx, answerLater((order) => order)],
      [
        readTrackingFx,
        answerLater(({ uuid, orderNoText, restaurantId, status, history, details }) => ({
          uuid,
          orderNoText,
          restaurantId,
          status,
          history,
          deliveryType: details.deliveryType,
        })),
      ],
      [followFx, () => () => undefined],
    ],
  });
  const rest = () => new Promise((resolve) => setImmediate(resolve));
  const fire = async <T>(unit: EventCallable<T>, params: T): Promise<void> => {
    // the responses to its requests arrive later
    void allSettled(unit as EventCallable<unknown>, { scope, params });
    await rest();
  };
  const take = (which: number): Waiting | undefined =>
    waiting.splice(which % Math.max(1, waiting.length), 1)[0];
  const message = (which: number) => {
    const position = which % story.length;
    return { event: 'order.status', data: { id: '501', position, ...story[position]! } };
  };
  return {
    scope,
    story,
    waiting,
    asOf,
    open: async () => {
      await allSettled(restaurantLoaded, { scope, params: restaurantData() });
      await fire(pageOpened, anOrder().uuid);
      take(0)?.settle(1);
      await rest();
    },
    happen: async (it: Happening): Promise<void> => {
      if (it.kind === 'moves')
        story.push({
          status: it.status,
          at: new Date(Date.UTC(2025, 5, 14, 21, 30 + Math.floor(story.length / 2))).toISOString(),
        });
      if (it.kind === 'receives') await fire(received, message(it.which));
      if (it.kind === 'asks') await fire(updateRequested, undefined);
      if (it.kind === 'polls') await fire(polled, undefined);
      if (it.kind === 'stream') await fire(streamChanged, it.isUp);
      if (it.kind === 'answers' || it.kind === 'fails') {
        const one = take(it.which);
        if (it.kind === 'fails') one?.fail();
        else one?.settle(it.isFresh ? story.length : one.requested);
        await rest();
      }
    },
  };
}

const isPartOf = (shown: readonly object[], story: readonly object[]): boolean => {
  let place = 0;
  return shown.every((entry) => {
    while (place < story.length && JSON.stringify(story[place]) !== JSON.stringify(entry))
      place += 1;
    place += 1;
    return place <= story.length;
  });
};

test('[TRACKING-02] any loss, repetition or delay: the page never goes back and ends in the server state', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 50 }), async (happenings) => {
      const { scope, story, waiting, asOf, open, happen } = simulation();
      await open();
      let length = 0;
      for (const it of happenings) {
        await happen(it);
        const shown = scope.getState($order)!;
        expect(shown.status).toBe(shown.history.at(-1)?.status);
        expect(isPartOf(shown.history, story)).toBe(true);
        expect(shown.history.length).toBeGreaterThanOrEqual(length);
        length = shown.history.length;
      }
      // The stream is back: it delivers the missed changes, all is read once more, and late
      // responses to old requests arrive after that.
      await happen({ kind: 'stream', isUp: true });
      const late = waiting.splice(0);
      await happen({ kind: 'asks' });
      await happen({ kind: 'answers', which: 0, isFresh: true });
      expect(scope.getState($order)).toEqual(asOf(story.length));
      late.forEach((one, index) => (index % 2 === 0 ? one.settle(one.requested) : one.fail()));
      await new Promise((resolve) => setImmediate(resolve));
      expect(scope.getState($order)).toEqual(asOf(story.length));
      expect(['live', 'lost', null]).toContain(scope.getState($connection));
    }),
    { numRuns: 150 },
  );
});

test("[TRACKING-02] a repetition without a gap brings the page to the server's state without a read", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 30 }), async (happenings) => {
      const { scope, story, asOf, open, happen } = simulation();
      await open();
      for (const it of happenings) await happen(it);
      for (let which = 0; which < story.length; which += 1)
        await happen({ kind: 'receives', which });
      expect(scope.getState($order)).toEqual(asOf(story.length));
    }),
    { numRuns: 80 },
  );
});
