import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { initialsOf } from './app-icon';
import { describeOnPostgres } from '../testing/describe-on-postgres';

test.each([
  ['Bella Napoli', 'BN'],
  ['pizza', 'P'],
  ['  Ça & Là — Órbita', 'ÇL'],
  ['', '?'],
  ['<script>', 'S'],
  ['🍕', '?'],
])('the initials of %j are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

const get = async (
  address: string,
  base: string,
): Promise<{ status: number; type: string; bytes: Buffer; etag: string }> => {
  const answer = await fetch(`${base}${address}`);
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    bytes: Buffer.from(await answer.arrayBuffer()),
    etag: answer.headers.get('etag') ?? '',
  };
};

describeOnPostgres('icons of restaurants', (api) => {
  let base = '';
  beforeAll(async () => {
    base = await api().app.listen({ port: 0, host: '127.0.0.1' });
  });

  test.each([
    ['192', 192],
    ['512', 512],
    ['maskable', 512],
    ['180', 180],
  ])('%s.png is a square PNG of %d pixels', async (name, size) => {
    const { status, type, bytes } = await get(`/media/app-icons/trattoria/${name}.png`, base);
    expect([status, type]).toEqual([200, 'image/png']);
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'png',
      width: size,
      height: size,
    });
  });

  test('without a picture it shows initials, with one the picture; a maskable one keeps it off the edge', async () => {
    const corner = async (name: string) => [
      ...(await sharp((await get(`/media/app-icons/trattoria/${name}.png`, base)).bytes)
        .removeAlpha()
        .extract({ left: 3, top: 3, width: 1, height: 1 })
        .raw()
        .toBuffer()),
    ];
    const before = await get('/media/app-icons/trattoria/512.png', base);
    await mkdir(join(api().mediaDir, 'profiles/trattoria'), { recursive: true });
    await writeFile(
      join(api().mediaDir, 'profiles/trattoria/192.webp'),
      await sharp({ create: { width: 192, height: 192, channels: 3, background: '#00ff00' } })
        .webp({ lossless: true })
        .toBuffer(),
    );
    const after = await get('/media/app-icons/trattoria/512.png', base);
    expect(after.etag).not.toBe(before.etag);
    expect(await corner('512')).toEqual([0, 255, 0]);
    expect(await corner('maskable')).not.toEqual([0, 255, 0]);
    expect(
      (
        await fetch(`${base}/media/app-icons/trattoria/512.png`, {
          headers: { 'if-none-match': after.etag },
        })
      ).status,
    ).toBe(304);
  });

  test.each([
    '/media/app-icons/trattoria/64.png',
    '/media/app-icons/trattoria/192.webp',
    '/media/app-icons/nobody/192.png',
    '/media/app-icons/trattoria/toString.png',
  ])('%s is no icon', async (address) => expect((await get(address, base)).status).toBe(404));
});
