import { DEFAULT_EVENTS } from './event-settings';
import { forgetEventsOnce } from './forget-events';
import { scaledLimits } from '../../platform/http/limits';
import { describeOnPostgres } from '../../testing/describe-on-postgres';

const DAY_MS = 24 * 3_600_000;
const report = (path = '/bella-napoli') => ({
  'csp-report': {
    'document-uri': `https://pizza.example${path}?token=secret`,
    'effective-directive': 'img-src',
    'blocked-uri': 'https://evil.example/x?email=a',
  },
});

describeOnPostgres(
  'reports of policies',
  (api) => {
    const send = (body: unknown, type = 'application/csp-report') =>
      api().call('POST', '/policy-reports', { body, headers: { 'content-type': type } });
    const stored = () =>
      api().db.query(
        'select page, directive, blocked, count::int as count from policy_reports order by page',
      );

    test('a violation is counted by page, directive and blocked origin; nothing else of it is stored', async () => {
      expect((await send(report())).status).toBe(204);
      expect(
        (
          await send(
            [
              {
                type: 'csp-violation',
                body: {
                  documentURL: 'https://pizza.example/bella-napoli',
                  effectiveDirective: 'img-src',
                  blockedURL: 'https://evil.example/y',
                },
              },
            ],
            'application/reports+json',
          )
        ).status,
      ).toBe(204);
      expect(await stored()).toEqual([
        {
          page: 'https://pizza.example/bella-napoli',
          directive: 'img-src',
          blocked: 'https://evil.example',
          count: 2,
        },
      ]);
    });

    test('what is no report, too large, or of another type is refused', async () => {
      expect(await send({})).toMatchObject({
        status: 400,
        json: { code: 'invalid_request', path: 'body' },
      });
      expect(await send('{')).toMatchObject({ status: 400, json: { code: 'invalid_json' } });
      expect(await send({ ...report(), more: 'x'.repeat(20_000) })).toMatchObject({ status: 413 });
      for (const type of ['application/json', 'text/plain'])
        expect((await send(report(), type)).status).toBe(415);
    });

    test.each(['application/csp-report', 'application/reports+json'])(
      'no other call reads %s, which browsers send across sites',
      async (type) => {
        for (const path of [
          '/delete?uuid=00000000-0000-4000-8000-000000000000',
          '/metric-data',
          '/telemetry',
        ]) {
          expect(
            (await api().call('POST', path, { body: {}, headers: { 'content-type': type } }))
              .status,
          ).toBe(415);
        }
      },
    );

    test('after 90 days a report is deleted', async () => {
      await send(report());
      const forget = () =>
        forgetEventsOnce({ db: api().db, now: api().clock.now, logger: undefined });
      const before = await stored();
      api().clock.pass(90 * DAY_MS);
      await forget();
      expect(await stored()).toEqual(before);
      api().clock.pass(DAY_MS);
      await forget();
      expect(await stored()).toEqual([]);
    });

    test('reports are limited per address and hour, and of all reports the newest days are stored', async () => {
      const statuses = [];
      for (let count = 0; count < 21; count += 1)
        statuses.push((await send(report(`/page-${count}a`))).status);
      expect(statuses.slice(19)).toEqual([204, 429]);
      for (let day = 0; day < 12; day += 1) {
        api().clock.pass(DAY_MS);
        for (let count = 0; count < 20; count += 1) await send(report(`/page-${count}a`));
      }
      const rows = await stored();
      expect(rows.length).toBeGreaterThanOrEqual(100);
      expect(rows.length).toBeLessThanOrEqual(102);
    });
  },
  {
    events: { ...DEFAULT_EVENTS, mostRows: 100 },
    limits: { ...scaledLimits(1000), eventsAnHour: 20 },
  },
);
