import { SignJWT } from 'jose';
import { visitKeyOf } from '../../platform/settings/secret';
import { createVisitStamps, STAMP_SECONDS, type StampedPage } from './visit-stamps';

const KEY = visitKeyOf(new TextEncoder().encode('the key that signs tokens'));
let time = Date.parse('2026-03-10T15:00:00Z');
const now = () => new Date(time);
const stamps = createVisitStamps(KEY, now);
const page: StampedPage = {
  visitor: '00000000-0000-4000-8000-000000000001',
  session: '00000000-0000-4000-8000-000000000002',
  channel: 'stable',
  revision: 7,
  composition: 'c'.repeat(64),
  arms: 'cart=wide,menu=control',
};
const issue = async (address = '203.0.113.7') => (await stamps.issue(page, address)).stamp;

test('a stamp carries its page, a random visit and the hash of its network', async () => {
  const first = await stamps.read(await issue());
  const second = await stamps.read(await issue('203.0.113.200'));
  const elsewhere = await stamps.read(await issue('203.0.114.7'));
  expect(first).toMatchObject({ page, network: expect.stringMatching(/^[0-9a-f]{16}$/) });
  expect(second?.visit).not.toBe(first?.visit);
  expect(second?.network).toBe(first?.network);
  expect(elsewhere?.network).not.toBe(first?.network);
});

test('the hash of a network needs the key, and no address is in a stamp', async () => {
  const other = createVisitStamps(visitKeyOf(new Uint8Array(48)), now);
  const { stamp } = await other.issue(page, '203.0.113.7');
  expect((await other.read(stamp))?.network).not.toBe((await stamps.read(await issue()))?.network);
  const [, payload = ''] = (await issue()).split('.');
  expect(Buffer.from(payload, 'base64url').toString()).not.toContain('203.0.113');
});

test('a stamp is valid for 30 minutes', async () => {
  const { stamp, expiresAt } = await stamps.issue(page, '203.0.113.7');
  expect(expiresAt.getTime() - time).toBe(STAMP_SECONDS * 1000);
  time += STAMP_SECONDS * 1000 - 1000;
  expect(await stamps.read(stamp)).not.toBeNull();
  time += 1000;
  expect(await stamps.read(stamp)).toBeNull();
});

test('a stamp of another key, another kind of token and an altered one prove nothing', async () => {
  const foreign = createVisitStamps(new Uint8Array(32), now);
  const token = (typ: string, audience: string) =>
    new SignJWT({ net: 'n', vis: null, sid: 's', ch: 'c', rev: 1, comp: 'c', arms: '' })
      .setProtectedHeader({ alg: 'HS256', typ })
      .setAudience(audience)
      .setJti('00000000-0000-4000-8000-000000000003')
      .setExpirationTime(Math.floor(time / 1000) + 60)
      .sign(KEY);
  expect(await stamps.read(await token('visit+jwt', 'storefront-visits'))).not.toBeNull();
  const valid = await issue();
  const [head = '', , signature = ''] = valid.split('.');
  const [, otherPayload = ''] = (await issue('198.51.100.1')).split('.');
  for (const stamp of [
    (await foreign.issue(page, '203.0.113.7')).stamp,
    await token('at+jwt', 'storefront-visits'),
    await token('visit+jwt', 'storefront-api'),
    `${head}.${otherPayload}.${signature}`,
    `${valid}x`,
    '',
    'a.b.c',
  ])
    expect(await stamps.read(stamp)).toBeNull();
});
