import { randomUUID } from 'node:crypto';
import { scaledLimits } from '../platform/http/limits';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { TRATTORIA } from '../testing/restaurants';
import { aBatch, asOperator, exposed, failed, sendBatch } from '../testing/telemetry';
import type { TestApi } from '../testing/test-api';
import { DEFAULT_EVENTS } from './events/event-settings';

const AT = '2026-03-10T14:59:30.000Z';
const event = (name: string, data: Record<string, unknown> = {}) => ({ name, timestamp: AT, data });
const aTrackedBatch = (more: Record<string, unknown> = {}) => ({
  user: '',
  device: 'd3f1c2a4-0000-4000-8000-000000000001',
  restaurant_id: TRATTORIA,
  restaurant_url: 'trattoria',
  timestamp: AT,
  events: [event('page_view', { page: 'menu' })],
  ...more,
});
const metric = (name: string, dimensions: Record<string, string> = {}) => ({
  MetricName: name,
  Dimensions: Object.entries(dimensions).map(([Name, Value]) => ({ Name, Value })),
  Unit: 'Count',
  Value: 1,
});

const rowsOf = async (api: TestApi, table: string) =>
  Number(
    (await api.db.query<{ many: number }>(`select count(*)::int as many from ${table}`))[0]?.many,
  );

/** A placed order of a visitor with an arm. */
const insertOrder = ({ db, clock }: TestApi) =>
  db.query(
    `insert into telemetry_orders (at, visitor, experiment, arm, order_uuid, outcome)
     values ($1, gen_random_uuid(), 'e', 'a', gen_random_uuid(), 'placed')`,
    [clock.now()],
  );

describeOnPostgres('telemetry', (api) => {
  const sent = async (...batches: unknown[]) => {
    for (const batch of batches)
      expect(await sendBatch(api(), batch)).toMatchObject({ status: 204, text: '' });
  };
  const figures = async (name: string, query = '') =>
    (await asOperator(api(), `/telemetry/experiments/${name}${query}`)).json;

  test('visitors and exposures are counted once each, whatever a page repeats', async () => {
    const batch = aBatch('once', 'b', {
      events: [{ kind: 'visit' }, exposed('once', 'b'), exposed('once', 'b')],
    });
    await sent(
      batch,
      batch,
      { ...batch, session: randomUUID() },
      aBatch('once', 'b'),
      aBatch('once', 'control'),
    );
    expect((await figures('once'))['arms']).toMatchObject([
      { arm: 'b', visitors: 2, sessions: 3, exposed: 1 },
      { arm: 'control', visitors: 1, exposed: 0 },
    ]);
  });

  test('an exposure that a later batch of the session reports counts, and no later one removes it', async () => {
    const batch = (...events: unknown[]) =>
      ({ ...aBatch('late', 'b', { events: events as never }), session, visitor }) as const;
    const [session, visitor] = [randomUUID(), randomUUID()];
    const view = { kind: 'visit' };
    await sent(batch(view), batch(exposed('late', 'b')), batch(view));
    expect((await figures('late'))['arms']).toMatchObject([{ arm: 'b', visitors: 1, exposed: 1 }]);
  });

  test('an exposure of another arm than the page’s is none', async () => {
    await sent(
      aBatch('other', 'b', { events: [exposed('other', 'control'), exposed('else', 'b')] }),
    );
    expect((await figures('other'))['arms']).toMatchObject([{ arm: 'b', visitors: 1, exposed: 0 }]);
  });

  test('only assigned visitors count; the others are reported separately', async () => {
    const as = (how: 'assigned' | 'forced' | 'override', more = {}) =>
      aBatch('counted', 'b', {
        arms: [{ experiment: 'counted', arm: 'b', how }],
        events: [exposed('counted', 'b'), failed('mf-menu')],
        ...more,
      });
    await sent(
      as('forced'),
      as('override'),
      as('override'),
      as('assigned', { visitor: null }),
      as('assigned'),
    );
    const { arms, notCounted } = await figures('counted');
    expect(arms).toMatchObject([{ arm: 'b', visitors: 1, exposed: 1 }]);
    expect(notCounted).toEqual({ forced: 1, override: 2, withoutVisitor: 1 });
  });

  test('failures are visits with a given-up load or a crashed page, reported by remote and reason', async () => {
    const of = (...events: unknown[]) => aBatch('failing', 'b', { events: events as never });
    const crashed = {
      kind: 'crashed',
      remote: 'mf-pizza-builder',
      version: '1',
      error: 'TypeError',
    };
    await sent(
      of(exposed('failing', 'b'), failed('mf-menu', 'repeated')),
      of(failed('mf-menu', 'repeated'), failed('mf-menu'), failed('mf-menu', 'panel')),
      of(crashed),
      of(exposed('failing', 'b')),
      of({ kind: 'visit' }),
    );
    const [arm] = (await figures('failing'))['arms'] as never as [Record<string, unknown>];
    expect(arm).toMatchObject({ sessions: 5, loads: 4, failures: 2 });
    expect(arm['failuresBy']).toEqual([
      { remote: 'mf-menu', phase: 'entry', reason: 'timeout', sessions: 1 },
      { remote: 'mf-pizza-builder', phase: 'render', reason: 'TypeError', sessions: 1 },
    ]);
  });

  test('p75 is over the sessions of an arm, each with its worst value', async () => {
    const of = (...times: number[]) =>
      aBatch('vitals', 'b', {
        events: times.map((lcpMs) => ({ kind: 'vitals' as const, lcpMs, inpMs: lcpMs / 10 })),
      });
    await sent(of(1000), of(2000), of(100, 3000), of(4000), of(5000));
    expect((await figures('vitals'))['arms']).toMatchObject([{ lcpP75: 4000, inpP75: 400 }]);
    await sent(aBatch('no-vitals', 'b'));
    expect((await figures('no-vitals'))['arms']).toMatchObject([{ lcpP75: null, inpP75: null }]);
  });

  test('the figures can be of one channel, and of a time', async () => {
    await sent(aBatch('narrow', 'b'), aBatch('narrow', 'b', { channel: 'next' }));
    api().clock.pass(60_000);
    const since = api().clock.now().toISOString();
    const late = aBatch('narrow', 'control');
    await sent(late, {
      ...late,
      session: randomUUID(),
      arms: [{ experiment: 'narrow', arm: 'b', how: 'assigned' }],
    });
    expect((await figures('narrow', '?channel=next'))['arms']).toMatchObject([
      { arm: 'b', visitors: 1 },
    ]);
    expect((await figures('narrow'))['inSeveralArms']).toBe(1);
    expect((await figures('narrow', `?since=${since}`))['arms']).toMatchObject([
      { arm: 'b', visitors: 1 },
      { arm: 'control', visitors: 1 },
    ]);
    expect((await figures('unheard-of'))['arms']).toEqual([]);
  });

  test('the guard reads the last hour, by arm, composition and remote', async () => {
    const of = (composition: string, ...events: unknown[]) =>
      aBatch('guarded', 'b', { composition: composition.repeat(64), events: events as never });
    await sent(of('a', failed('mf-menu')));
    api().clock.pass(3_601_000);
    await sent(
      of('a', exposed('guarded', 'b')),
      of('a', failed('mf-menu'), failed('mf-cart')),
      of('b', failed('mf-menu', 'repeated')),
      of('b', exposed('guarded', 'b')),
    );
    const { loads } = (await asOperator(api(), '/telemetry/guard')).json;
    const network = expect.stringMatching(/^[0-9a-f]{16}$/);
    expect(
      (loads as never as { experiment: string }[]).filter(
        ({ experiment }) => experiment === 'guarded',
      ),
    ).toEqual([
      {
        experiment: 'guarded',
        arm: 'b',
        composition: 'a'.repeat(64),
        network,
        sessions: 2,
        failed: { 'mf-cart': 1, 'mf-menu': 1 },
      },
      {
        experiment: 'guarded',
        arm: 'b',
        composition: 'b'.repeat(64),
        network,
        sessions: 1,
        failed: {},
      },
    ]);
  });

  test('what is older than 90 days is forgotten in passing', async () => {
    await sent(aBatch('old', 'b', { events: [exposed('old', 'b'), failed('mf-menu')] }));
    await insertOrder(api());
    api().clock.pass(91 * 24 * 3_600_000);
    await sent(aBatch('young', 'b'));
    expect((await figures('old'))['arms']).toEqual([]);
    expect(
      await api().db.query(
        `select at from telemetry_events where at < $1
         union all select at from telemetry_orders where at < $1`,
        [api().clock.now()],
      ),
    ).toEqual([]);
  });

  test('it is deleted at most once an hour', async () => {
    api().clock.pass(3_600_000);
    const query = jest.spyOn(api().db, 'query');
    await sent(aBatch('hourly', 'b'), aBatch('hourly', 'b'));
    api().clock.pass(3_599_999);
    await sent(aBatch('hourly', 'b'));
    const deletions = () =>
      query.mock.calls.filter(([sql]) => sql.includes('telemetry_visits where at <')).length;
    expect(deletions()).toBe(1);
    api().clock.pass(1);
    await sent(aBatch('hourly', 'b'));
    expect(deletions()).toBe(2);
    query.mockRestore();
  });

  test.each(['/telemetry/guard', '/telemetry/experiments/once'])(
    '%s requires the operator’s key',
    async (path) => {
      for (const token of [undefined, '', 'x', 'a-key-that-only-the-tests-of-this-project-knoW']) {
        expect(await api().call('GET', path, token === undefined ? {} : { token })).toMatchObject({
          status: 401,
          json: { code: 'operator_key' },
        });
      }
      expect((await asOperator(api(), path)).headers['cache-control']).toBe('no-store');
    },
  );

  test.each(['since=yesterday', `channel=${'x'.repeat(81)}`, 'since=a&since=b'])(
    'a query of %s is refused',
    async (query) => {
      expect(await asOperator(api(), `/telemetry/guard?${query}`)).toMatchObject({
        status: 400,
        json: { code: 'invalid_request' },
      });
    },
  );

  test.each<[string, unknown]>([
    ['no visitor', { ...aBatch('x', 'b'), visitor: undefined }],
    [
      'a visitor that is a text',
      aBatch('x', 'b', { visitor: "'; drop table telemetry_visits; --" }),
    ],
    [
      '51 events',
      aBatch('x', 'b', { events: Array.from({ length: 51 }, () => ({ kind: 'visit' as const })) }),
    ],
    [
      '11 arms',
      aBatch('x', 'b', {
        arms: Array.from({ length: 11 }, (_, index) => ({
          experiment: `e${index}`,
          arm: 'b',
          how: 'assigned' as const,
        })),
      }),
    ],
    ['an unknown event', { ...aBatch('x', 'b'), events: [{ kind: 'stolen', password: 'x' }] }],
    ['a composition that is no hash', aBatch('x', 'b', { composition: '../..' })],
    ['a NUL', aBatch('x\0', 'b')],
    ['a list', []],
  ])('hostile: %s is refused with its place', async (_case, body) => {
    const { status, json } = await sendBatch(api(), body);
    expect([status, json['code']]).toEqual([400, 'invalid_request']);
    expect(typeof json['path']).toBe('string');
  });

  test.each<[string, unknown]>([
    [
      'the same experiment ten times',
      aBatch('x', 'b', {
        arms: Array.from({ length: 10 }, (_, index) => ({
          experiment: 'twice',
          arm: `arm-${index}`,
          how: 'assigned' as const,
        })),
      }),
    ],
    [
      'half of a surrogate pair',
      aBatch('\ud83c', '\udf55', {
        events: [
          {
            kind: 'load-failed',
            remote: '\ud800',
            version: '\\ud800',
            durationMs: 1,
            phase: 'entry',
            reason: '"\udfff',
            outcome: 'panel',
          },
        ],
      }),
    ],
    ['a name that is an object’s', aBatch('__proto__', 'constructor')],
    [
      'unexpected fields',
      { ...aBatch('x', 'b'), isAdmin: true, events: [{ kind: 'visit', phone: '19987654321' }] },
    ],
  ])('odd, but within the contract: %s is stored', async (_case, body) => sent(body));

  test('a body of more than 64 kB, or not JSON, is refused', async () => {
    expect(await sendBatch(api(), { ...aBatch('x', 'b'), more: 'x'.repeat(65_536) })).toMatchObject(
      { status: 413, json: { code: 'payload_too_large' } },
    );
    expect(await sendBatch(api(), '{')).toMatchObject({
      status: 400,
      json: { code: 'invalid_json' },
    });
    expect(
      (
        await api().call('POST', '/telemetry', {
          body: '{}',
          headers: { 'content-type': 'text/plain' },
        })
      ).status,
    ).toBe(415);
  });

  test('only fields of the contract are stored', async () => {
    await sent({
      ...aBatch('private', 'b'),
      phone: '19987654321',
      events: [{ ...failed('mf-menu'), message: 'Rua Jaguara 1200' }],
    });
    const stored = JSON.stringify([
      await api().db.query('select * from telemetry_events'),
      await api().db.query('select * from telemetry_visits'),
    ]);
    expect(stored).toContain('private');
    expect(stored).not.toMatch(/19987654321|Jaguara/);
  });

  test('twenty batches of one session at once are one session', async () => {
    const arms = ['p', 'q', 'r'].map((experiment) => ({
      experiment,
      arm: 'b',
      how: 'assigned' as const,
    }));
    const batch = aBatch('p', 'b', { events: [exposed('p', 'b')] });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sendBatch(api(), { ...batch, arms: index % 2 ? arms : arms.toReversed() }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect((await figures('p'))['arms']).toMatchObject([
      { arm: 'b', visitors: 1, sessions: 1, exposed: 1 },
    ]);
  });
});

describeOnPostgres(
  'bounds of telemetry',
  (api) => {
    const full = () =>
      aBatch('bound', 'b', {
        session: randomUUID(),
        events: Array.from({ length: 49 }, () => failed('mf-menu')),
      });

    test('telemetry is limited per address and hour, and the newest rows are stored', async () => {
      const statuses: number[] = [];
      await insertOrder(api());
      for (let hour = 0; hour < 8; hour += 1) {
        api().clock.pass(3_600_000);
        for (let count = 0; count < 5; count += 1)
          statuses.push((await sendBatch(api(), full())).status);
      }
      expect(statuses.slice(0, 5)).toEqual([204, 204, 204, 204, 429]);
      for (let count = 0; count < 1100; count += 50)
        await api().db.query(
          `insert into telemetry_visits (session, experiment, arm, how, composition, channel, at)
           select gen_random_uuid(), 'e', 'a', 'assigned', 'c', 'stable', $1
           from generate_series(1, 50)`,
          [new Date(0)],
        );
      api().clock.pass(3_600_000);
      await sendBatch(api(), full());
      const [rows] = await api().db.query(
        `select (select count(*)::int from telemetry_events) <= 1100 as events,
           (select count(*)::int from telemetry_visits) <= 1100 as visits,
           exists (select 1 from telemetry_orders) as orders,
           exists (select 1 from telemetry_visits where at = $1) as newest`,
        [api().clock.now()],
      );
      expect(rows).toEqual({ events: true, visits: true, orders: true, newest: true });
    });

    describe('of tracked events', () => {
      beforeAll(() => api().clock.pass(3_600_000));

      const full = () =>
        aTrackedBatch({
          events: Array.from({ length: 50 }, () => event('page_view', { page: 'menu' })),
        });

      test('[API-48] events of all calls together are limited per address and hour', async () => {
        const send = () => api().call('POST', '/keen-tracking', { body: full() });
        const answers = [];
        for (let count = 0; count < 6; count += 1) answers.push(await send());
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429, 429]);
        expect(answers[4]).toMatchObject({
          json: { code: 'too_many_requests' },
          headers: { 'retry-after': '3600' },
        });
        expect(
          (
            await api().call('POST', '/metric-data', {
              body: { namespace: 's', metricData: [metric('order')] },
            })
          ).status,
        ).toBe(429);
        api().clock.pass(3_600_000);
        expect((await send()).status).toBe(200);
      });

      test('[API-48] rows are deleted once for many events, not at each write', async () => {
        api().clock.pass(3_600_000);
        const query = jest.spyOn(api().db, 'query');
        await api().call('POST', '/keen-tracking', { body: full() });
        for (let count = 0; count < 9; count += 1)
          await api().call('POST', '/keen-tracking', { body: aTrackedBatch() });
        const trims = query.mock.calls.filter(([sql]) => sql.includes('where id <='));
        query.mockRestore();
        expect(trims).toHaveLength(1);
      });

      test('[API-48] of all events the newest rows are stored', async () => {
        for (let hour = 0; hour < 10; hour += 1) {
          api().clock.pass(3_600_000);
          for (let count = 0; count < 4; count += 1)
            await api().call('POST', '/keen-tracking', { body: full() });
        }
        expect(await rowsOf(api(), 'tracking_events')).toBeLessThanOrEqual(1100);
        const [{ last } = { last: null }] = await api().db.query<{ last: Date }>(
          'select max(received_at) as last from tracking_events',
        );
        expect(last).toEqual(api().clock.now());
      });
    });
  },
  {
    events: { ...DEFAULT_EVENTS, keenTracking: true, mostRows: 1000 },
    limits: { ...scaledLimits(1000), eventsAnHour: 200 },
  },
);
