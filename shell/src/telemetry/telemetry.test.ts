import { TelemetryEvent, TelemetryBatch } from '@storefront/shared-domain/contracts';
import { watchUpdates } from './channel-updates';
import { toEvent } from './to-event';
import type { Note } from './notes';
import { createOutbox } from './outbox';
import { type StoredStamp, type VisitPage, visitStamp } from '../tab/visit-stamp';

describe('updates of the channel', () => {
  const request = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    request.mockReset().mockResolvedValue({
      ok: true,
      json: async () => ({ channel: 'stable', revision: 2, revoked: ['bad'] }),
    });
    globalThis.fetch = request;
  });
  afterEach(() => jest.useRealTimers());

  test('a revoked composition is reported, another is not', async () => {
    expect([
      await watchUpdates('/channel.json').isRevoked('bad'),
      await watchUpdates('/channel.json').isRevoked('good'),
    ]).toEqual([true, false]);
  });

  test('the channel is requested once a minute at most', async () => {
    const update = watchUpdates('/channel.json');
    await update.isRevoked('bad');
    await update.isRevoked('bad');
    expect(request).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(60_000);
    await update.isRevoked('bad');
    expect(request).toHaveBeenCalledTimes(2);
  });
});

describe('events', () => {
  const ofLoad = {
    remote: 'mf-cart',
    expose: './pages/cart',
    version: '1.0.0+a',
    phase: 'entry',
    durationMs: 12.4,
  } as const;
  const versionOf = () => '1.0.0+b';

  test.each<{ note: Note; sent: object | null }>([
    {
      note: { kind: 'load-failed', reason: 'timeout', outcome: 'previous', ...ofLoad },
      sent: {
        kind: 'load-failed',
        remote: 'mf-cart',
        version: '1.0.0+a',
        phase: 'entry',
        durationMs: 12,
        reason: 'timeout',
        outcome: 'previous',
      },
    },
    {
      note: { kind: 'crashed', remote: 'mf-cart', error: new TypeError('Ana, Rua A 1') },
      sent: { kind: 'crashed', remote: 'mf-cart', version: '1.0.0+b', error: 'TypeError' },
    },
    { note: { kind: 'navigated' }, sent: null },
  ])('$note.kind', ({ note, sent }) => {
    const event = toEvent(note, versionOf);
    expect(event).toEqual(sent);
    if (event) expect(TelemetryEvent.safeParse(event).success).toBe(true);
  });
});

describe('the stamp of a visit', () => {
  const request = jest.fn<Promise<object>, [string, RequestInit]>();
  const store = jest.fn<void, [StoredStamp]>();
  const page: VisitPage = {
    visitor: null,
    session: '00000000-0000-4000-8000-000000000001',
    channel: 'stable',
    revision: 1,
    composition: 'a'.repeat(64),
    arms: [],
  };
  const HALF_HOUR = 30 * 60_000;
  let current = page;
  const open = (more: { stored?: StoredStamp | null; isOff?: boolean } = {}) =>
    visitStamp({
      url: '/api/telemetry/visits',
      pageOf: () => current,
      stored: null,
      store,
      isOff: false,
      ...more,
    });
  const answer = (stamp: string) => ({
    status: 200,
    ok: true,
    json: async () => ({ stamp, expiresAt: new Date(Date.now() + HALF_HOUR).toISOString() }),
  });

  beforeEach(() => {
    jest.useFakeTimers();
    current = page;
    store.mockReset();
    request
      .mockReset()
      .mockImplementation(async () => answer(`stamp ${request.mock.calls.length}`));
    globalThis.fetch = request as unknown as typeof fetch;
  });
  afterEach(() => jest.useRealTimers());

  test('a stamp is requested once, for the page, and stored', async () => {
    const stamp = open();
    expect(stamp.current()).toBeUndefined();
    await Promise.all([stamp.ready(), stamp.ready()]);
    await stamp.ready();
    expect(stamp.current()).toBe('stamp 1');
    expect(request).toHaveBeenCalledTimes(1);
    expect(JSON.parse(String(request.mock.calls[0]?.[1].body))).toEqual(page);
    const [[stored] = []] = store.mock.calls;
    await expect(open({ stored: stored ?? null }).ready()).resolves.toBeUndefined();
    expect(request).toHaveBeenCalledTimes(1);
  });

  test('it is renewed five minutes before its end, and ends', async () => {
    const stamp = open();
    await stamp.ready();
    jest.advanceTimersByTime(HALF_HOUR - 5 * 60_000 - 1);
    await stamp.ready();
    expect(request).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    await stamp.ready();
    expect(stamp.current()).toBe('stamp 2');
    jest.advanceTimersByTime(HALF_HOUR);
    expect(stamp.current()).toBeUndefined();
  });

  test('without a connection it is requested again after a minute', async () => {
    request.mockRejectedValueOnce(new TypeError('offline'));
    const stamp = open();
    await stamp.ready();
    await stamp.ready();
    expect(stamp.current()).toBeUndefined();
    expect(request).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(60_000);
    await stamp.ready();
    expect(stamp.current()).toBe('stamp 2');
  });
});

describe('outbox', () => {
  const send = jest.fn<Promise<{ status: number }>, [string, RequestInit]>();
  const visit: TelemetryEvent = { kind: 'visit' };
  const anOutbox = (more: { isOff?: boolean; ready?: () => Promise<void> } = {}) =>
    createOutbox<TelemetryEvent>({
      ...more,
      url: '/api/telemetry',
      bodyOf: (events) => ({
        visitor: null,
        session: '00000000-0000-4000-8000-000000000001',
        channel: 'stable',
        revision: 1,
        composition: 'a'.repeat(64),
        arms: [],
        events,
      }),
    });
  const bodies = (): TelemetryBatch[] =>
    send.mock.calls.map(([, { body }]) => TelemetryBatch.parse(JSON.parse(String(body))));

  beforeEach(() => {
    jest.useFakeTimers();
    send.mockReset().mockResolvedValue({ status: 204 });
    globalThis.fetch = send as unknown as typeof fetch;
  });
  afterEach(() => jest.useRealTimers());

  test('what happens within two seconds goes in one batch, in order', async () => {
    const outbox = anOutbox();
    outbox.add(visit);
    outbox.add({ kind: 'exposed', experiment: 'carts', arm: 'new' });
    expect(send).not.toHaveBeenCalled();
    await jest.runAllTimersAsync();
    expect(bodies().map(({ events }) => events.map(({ kind }) => kind))).toEqual([
      ['visit', 'exposed'],
    ]);
    expect(send.mock.calls[0]).toEqual([
      '/api/telemetry',
      expect.objectContaining({ method: 'POST', keepalive: true }),
    ]);
  });

  test.each([
    { case: 'no connection', fail: () => Promise.reject(new TypeError('offline')), times: 2 },
    { case: 'a server in trouble', fail: () => Promise.resolve({ status: 503 }), times: 2 },
    { case: 'a refusal', fail: () => Promise.resolve({ status: 400 }), times: 1 },
  ])('$case: sent $times time(s), then dropped without a word', async ({ fail, times }) => {
    send.mockImplementation(fail);
    anOutbox().add(visit);
    await jest.runAllTimersAsync();
    expect(send).toHaveBeenCalledTimes(times);
  });

  test('after a 404 the endpoint is off: what waits is dropped, and nothing more is sent', async () => {
    send.mockResolvedValue({ status: 404 });
    const outbox = anOutbox();
    outbox.add(visit);
    outbox.flush();
    outbox.add(visit);
    await jest.runAllTimersAsync();
    outbox.add(visit);
    outbox.flush();
    await jest.runAllTimersAsync();
    expect(send).toHaveBeenCalledTimes(1);
  });
});
