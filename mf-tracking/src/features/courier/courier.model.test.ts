import { allSettled, fork } from 'effector';
import fc from 'fast-check';
import type { Journey } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import { followChannel } from '../../lib/follow-channel';
import { readJourneyFx, readPositionFx } from './courier.api';
import {
  $journey,
  $position,
  courierHidden,
  courierShown,
  followCourierFx,
  journeyRequested,
  journeyReceived,
  positionRequested,
} from './courier.model';

jest.mock('../../lib/follow-channel', () => ({ followChannel: jest.fn() }));

const UUID = '4f1c2a6e-8a55-4a63-9b8e-3d0f3a6f3b11';
const OTHER = '9d1c2a6e-8a55-4a63-9b8e-3d0f3a6f3b22';
const at = (number: number, secondsAgo = 0) => ({
  latitude: -23.5 - number / 1000,
  longitude: -46.6,
  number,
  at: '2025-06-14T22:00:00.000Z',
  secondsAgo,
});
const message = (data: unknown) => ({ event: 'journey.position', data });
const journey = (position: Journey['position'] = null): Journey => ({
  orderUUID: UUID,
  restaurantId: 7,
  courier: 'Jonas',
  startedAt: '2025-06-14T21:58:00.000Z',
  origin: { latitude: -23.5, longitude: -46.6 },
  destination: { latitude: -23.51, longitude: -46.6 },
  position,
});
const NOT_YET = () => Promise.reject(new ApiError({ kind: 'http', status: 404 }));

beforeEach(() => void jest.spyOn(console, 'error'));
afterEach(() => {
  // an error in a store or a filter is only printed
  expect(console.error).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

async function shown(
  answer: () => Promise<Journey> = async () => journey(),
  position: () => Promise<unknown> = NOT_YET,
) {
  const requested = { journey: 0, position: 0 };
  const stopped = jest.fn();
  const scope = fork({
    handlers: [
      [
        readJourneyFx,
        () => {
          requested.journey += 1;
          return answer();
        },
      ],
      [
        readPositionFx,
        () => {
          requested.position += 1;
          return position();
        },
      ],
      [followCourierFx, () => stopped],
    ],
  });
  await allSettled(courierShown, { scope, params: UUID });
  const receive = (data: unknown) => allSettled(journeyReceived, { scope, params: message(data) });
  return { scope, requested, stopped, receive, number: () => scope.getState($position)?.number };
}

test('[API-13] the way is read when it is shown, and with it where the courier is', async () => {
  const { scope } = await shown(async () => journey(at(3, 60)));
  expect(scope.getState($journey)).toMatchObject({ courier: 'Jonas', restaurantId: 7 });
  expect(scope.getState($position)).toMatchObject({ number: 3 });
  expect(Date.now() - scope.getState($position)!.since).toBeGreaterThanOrEqual(60_000);
});

test('[API-16] positions of the stream move the courier; anything else on it does not', async () => {
  const { scope, receive, number } = await shown();
  await receive(at(1));
  for (const data of [null, {}, { ...at(2), latitude: 91 }, { ...at(2), number: 'x' }])
    await receive(data);
  await allSettled(journeyReceived, { scope, params: { event: 'journey.status', data: at(9) } });
  expect(number()).toBe(1);
});

test('[OPEN-053] dropped, repeated and reordered positions: the latest known position applies', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 20 }),
      async (numbers) => {
        const { receive, number } = await shown();
        let latest = 0;
        for (const next of numbers) {
          await receive(at(next));
          latest = Math.max(latest, next);
          expect(number()).toBe(latest);
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('[API-15] without the stream only the position is requested; the route when there is none', async () => {
  const { scope, requested, number } = await shown(
    async () => journey(),
    async () => at(4),
  );
  await allSettled(positionRequested, { scope });
  expect([number(), requested]).toEqual([4, { journey: 1, position: 1 }]);
  const early = await shown(NOT_YET);
  await allSettled(positionRequested, { scope: early.scope });
  expect(early.requested).toEqual({ journey: 2, position: 0 });
});

test('a position that comes before the way is known makes it be read', async () => {
  let isKnown = false;
  const { scope, receive } = await shown(() => (isKnown ? Promise.resolve(journey()) : NOT_YET()));
  isKnown = true;
  await receive(at(1));
  expect(scope.getState($journey)).not.toBeNull();
});

test("the courier's name is requested once more with the first positions, and not with every one", async () => {
  let courier = '';
  const { scope, receive, requested } = await shown(async () => ({ ...journey(), courier }));
  await receive(at(1));
  courier = 'Jonas';
  await receive(at(2));
  expect([scope.getState($journey)?.courier, requested.journey]).toEqual(['Jonas', 3]);
  const nameless = await shown(async () => ({ ...journey(), courier: '' }));
  for (const number of [1, 2, 3, 4, 5]) await nameless.receive(at(number));
  expect(nameless.requested.journey).toBe(3);
});

test("positions during the read of the route do not use up the requests for the courier's name", async () => {
  let answer: (journey: Journey) => void = () => undefined;
  const answers: (Journey | Promise<Journey>)[] = [
    new Promise<Journey>((resolve) => {
      answer = resolve;
    }),
    journey(),
  ];
  const scope = fork({
    handlers: [
      [followCourierFx, () => () => undefined],
      [readJourneyFx, () => answers.shift()],
    ],
  });
  const settled = [
    allSettled(courierShown, { scope, params: UUID }),
    ...[1, 2].map((number) => allSettled(journeyReceived, { scope, params: message(at(number)) })),
  ];
  answer({ ...journey(), courier: '' });
  await Promise.all(settled);
  await allSettled(journeyReceived, { scope, params: message(at(3)) });
  expect(scope.getState($journey)?.courier).toBe('Jonas');
});

test('an order whose way is never answered keeps no other from being shown', async () => {
  const requested: string[] = [];
  const scope = fork({
    handlers: [
      [followCourierFx, () => () => undefined],
      [
        readJourneyFx,
        (uuid: string) => {
          requested.push(uuid);
          return uuid === UUID ? new Promise(() => undefined) : journey();
        },
      ],
    ],
  });
  void allSettled(courierShown, { scope, params: UUID });
  void allSettled(courierHidden, { scope });
  void allSettled(courierShown, { scope, params: OTHER });
  await Promise.resolve();
  expect([requested, scope.getState($journey)?.courier]).toEqual([[UUID, OTHER], 'Jonas']);
});

test('no position of a hidden courier is stored', async () => {
  const { scope, stopped, receive, requested } = await shown(async () => journey(at(1)));
  await allSettled(courierHidden, { scope });
  expect([scope.getState($journey), scope.getState($position), stopped.mock.calls.length]).toEqual([
    null,
    null,
    1,
  ]);
  await allSettled(journeyRequested, { scope });
  await receive(at(2));
  await allSettled(positionRequested, { scope });
  expect(requested).toEqual({ journey: 1, position: 0 });
});

test('a position that is known already does not renew its time', async () => {
  const { scope, receive } = await shown();
  await receive(at(1, 60));
  const known = scope.getState($position);
  await receive(at(1, 0));
  expect(scope.getState($position)).toBe(known);
});

test('positions of a courier with a name do not request the route again', async () => {
  const { receive, requested } = await shown();
  for (const number of [1, 2, 3]) await receive(at(number));
  expect(requested.journey).toBe(1);
});

test("failed reads of the route do not use up the requests for the courier's name", async () => {
  let answer: () => Promise<Journey> = NOT_YET;
  const { scope, receive } = await shown(() => answer());
  await receive(at(1));
  await receive(at(2));
  answer = async () => ({ ...journey(), courier: '' });
  await receive(at(3));
  answer = async () => journey();
  await receive(at(4));
  expect(scope.getState($journey)?.courier).toBe('Jonas');
});

describe('after another order is shown', () => {
  /** The page of an order whose requests are answered by hand, then the page of another order. */
  async function moved(
    ofOther: () => Promise<Journey> = async () => ({ ...journey(), orderUUID: OTHER }),
  ) {
    const journeys: string[] = [];
    let answerJourney = (_: Journey): void => undefined;
    let answerPosition = (_: object): void => undefined;
    const scope = fork({
      handlers: [
        [followCourierFx, () => () => undefined],
        [
          readPositionFx,
          () =>
            new Promise((resolve) => {
              answerPosition = resolve;
            }),
        ],
        [
          readJourneyFx,
          (uuid: string) => {
            journeys.push(uuid);
            if (uuid === OTHER) return ofOther();
            return journeys.length === 1
              ? Promise.resolve(journey())
              : new Promise((resolve) => {
                  answerJourney = resolve;
                });
          },
        ],
      ],
    });
    await allSettled(courierShown, { scope, params: UUID });
    void allSettled(positionRequested, { scope });
    void allSettled(journeyRequested, { scope });
    void allSettled(courierHidden, { scope });
    return {
      scope,
      journeys,
      show: () => allSettled(courierShown, { scope, params: OTHER }),
      receive: (number: number) =>
        void allSettled(journeyReceived, { scope, params: message(at(number)) }),
      answerJourney: (answer: Journey) => answerJourney(answer),
      answerPosition: (answer: object) => answerPosition(answer),
      // other requests may never be answered
      settled: () =>
        new Promise((resolve) => {
          setTimeout(resolve);
        }),
    };
  }

  test('a late route or position of the first one is dropped', async () => {
    const it = await moved();
    void it.show();
    await it.settled();
    it.answerJourney(journey(at(9)));
    it.answerPosition(at(8));
    await it.settled();
    expect(it.scope.getState($journey)?.orderUUID).toBe(OTHER);
    expect(it.scope.getState($position)).toBeNull();
  });

  test('a late answer for the first one does not repeat the pending request', async () => {
    const it = await moved(() => new Promise(() => undefined));
    void it.show();
    it.answerJourney(journey());
    await it.settled();
    void allSettled(journeyRequested, { scope: it.scope });
    await it.settled();
    expect(it.journeys).toEqual([UUID, UUID, OTHER]);
  });

  test("a late answer for the first one does not use up the requests for the courier's name", async () => {
    let courier = '';
    const it = await moved(async () => ({ ...journey(), orderUUID: OTHER, courier }));
    void it.show();
    await it.settled();
    it.receive(1);
    await it.settled();
    it.answerJourney(journey());
    await it.settled();
    courier = 'Jonas';
    it.receive(2);
    await it.settled();
    expect(it.scope.getState($journey)?.courier).toBe('Jonas');
  });

  test('nothing is requested between the two', async () => {
    const it = await moved();
    void allSettled(journeyRequested, { scope: it.scope });
    await it.settled();
    expect(it.journeys).toEqual([UUID, UUID]);
  });
});

describe('[API-16] the stream of the journey', () => {
  beforeEach(() => void jest.mocked(followChannel).mockReset().mockReturnValue(jest.fn()));

  test('moves the courier; without it the position is polled, and the route read again', async () => {
    const requested: string[] = [];
    const scope = fork({
      handlers: [
        [
          readJourneyFx,
          () => {
            requested.push('journey');
            return journey();
          },
        ],
        [
          readPositionFx,
          () => {
            requested.push('position');
            return at(2);
          },
        ],
      ],
    });
    await allSettled(courierShown, { scope, params: UUID });
    const [channel, last, listener] = jest.mocked(followChannel).mock.calls[0]!;
    expect([channel, last]).toEqual([`journey.order.${UUID}`, undefined]);
    listener.onStream(false);
    listener.onEvent(message(at(1)));
    expect(scope.getState($position)?.number).toBe(1);
    listener.onPoll();
    await allSettled(scope);
    expect(scope.getState($position)?.number).toBe(2);
    listener.onRequest();
    await allSettled(scope);
    expect(requested).toEqual(['journey', 'position', 'journey']);
  });

  test('is opened on a page without a scope, too', async () => {
    await expect(followCourierFx(UUID)).resolves.toEqual(expect.any(Function));
  });
});
