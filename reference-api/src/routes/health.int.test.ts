import { describeOnBoth } from '../testing/describe-on-both';

describeOnBoth('health', (api) => {
  test('a server with a living database says so, and which one it is', async () => {
    const { status, json, headers } = await api().call('GET', '/healthz');
    expect([status, json]).toEqual([200, { status: 'ok', database: api().db.kind }]);
    expect(headers['cache-control']).toBe('no-store');
  });
});
