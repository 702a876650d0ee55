import { calls } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { OPERATOR_KEY } from '../testing/test-api';

describeOnPostgres('phones left for a visit', (api) => {
  const leave = (phone: unknown, token: string | undefined = OPERATOR_KEY) =>
    api().call('POST', '/items', { body: { phone }, ...(token === undefined ? {} : { token }) });
  const left = async (phone = '+55 (11) 98765-4321'): Promise<string> =>
    String((await leave(phone)).json['id']);
  const read = (id: string) => api().call('GET', `/item/${encodeURIComponent(id)}`);

  test('[API-49] [OPEN-085] the phone is read with the moment it was left, under both names', async () => {
    const { status, json, headers } = await read(await left());
    const at = api().clock.now().toISOString();
    expect([status, json]).toEqual([
      200,
      { phone: '5511987654321', createdAt: at, created_at: at },
    ]);
    expect(headers['cache-control']).toBe('no-store');
    expect(z.parse(calls.getPhoneItem.answer, json).phone).toBe('5511987654321');
  });

  test.each([
    ['that was not left', '00000000-0000-4000-8000-000000000000'],
    ['that is none', "x'; drop table phone_items; --"],
    ['of 200 characters', 'a'.repeat(200)],
  ])('an id %s: 404', async (_case, id) => expect((await read(id)).status).toBe(404));

  test('after an hour it is not returned any more, and the next stored one removes it', async () => {
    const id = await left();
    api().clock.pass(3_600_000);
    expect((await read(id)).status).toBe(200);
    api().clock.pass(1);
    expect((await read(id)).status).toBe(404);
    expect(await api().db.query('select 1 from phone_items where id = $1', [id])).toHaveLength(1);
    await left();
    expect(await api().db.query('select 1 from phone_items where id = $1', [id])).toHaveLength(0);
  });

  test('only the operator leaves one', async () => {
    expect((await api().call('POST', '/items', { body: { phone: '11987654321' } })).status).toBe(
      401,
    );
    expect((await leave('11987654321', 'a guess')).status).toBe(401);
  });

  test.each(['', '123', '() -() -', 'call me', '1'.repeat(31), 11987654321, null])(
    '%j is no phone: 400',
    async (phone) =>
      expect(await leave(phone)).toMatchObject({
        status: 400,
        json: { code: 'invalid_request', path: 'phone' },
      }),
  );
});
