/** @jest-environment jsdom */
import { TelemetryBatch, type VisitArm } from '@storefront/shared-domain/contracts';
import { aPage } from './page.test-kit';
import { reportUnstarted } from './report-unstarted';

const { config } = aPage();
const send = jest.fn<Promise<object>, [string, RequestInit]>();
const arm: VisitArm = { experiment: 'carts', arm: 'new', how: 'assigned' };
const visit = {
  config,
  visitor: '00000000-0000-4000-8000-000000000001',
  composition: 'a'.repeat(64),
  arms: [arm],
};
const leave = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  send.mockReset().mockResolvedValue({});
  globalThis.fetch = send as unknown as typeof fetch;
});

test('a visit that ends before its telemetry is reported once, without a stamp', () => {
  reportUnstarted(visit);
  leave();
  leave();
  expect(send).toHaveBeenCalledTimes(1);
  const [[url, { body, keepalive }] = ['', {}]] = send.mock.calls;
  expect([url, keepalive]).toEqual(['/api/telemetry', true]);
  expect(TelemetryBatch.parse(JSON.parse(String(body)))).toMatchObject({
    visitor: visit.visitor,
    composition: visit.composition,
    arms: [arm],
    events: [{ kind: 'visit' }],
  });
});

test('telemetry that has started reports the visit itself', () => {
  reportUnstarted(visit)();
  leave();
  expect(send).not.toHaveBeenCalled();
});

test.each([
  { case: 'no arm', change: { arms: [] } },
  { case: 'a forced arm', change: { arms: [{ ...arm, how: 'forced' as const }] } },
  { case: 'no storage', change: { visitor: null } },
  { case: 'telemetry is off', change: { config: { ...config, telemetry: 'off' as const } } },
])('$case: nothing is reported', ({ change }) => {
  reportUnstarted({ ...visit, ...change });
  leave();
  expect(send).not.toHaveBeenCalled();
});
