import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeOnPostgres } from '../testing/describe-on-postgres';

describeOnPostgres('pictures', (api) => {
  beforeAll(async () => {
    for (const name of [
      'covers/trattoria',
      'profiles/trattoria',
      'highlightImages/festa',
      'products/lasanha',
      'flavors/alho',
    ])
      await mkdir(join(api().mediaDir, name), { recursive: true });
    await writeFile(join(api().mediaDir, 'covers/trattoria/960.avif'), 'an avif');
    for (const name of [
      'profiles/trattoria/96',
      'highlightImages/festa/480',
      'products/lasanha/thumb_lasanha',
      'flavors/alho/thumb_alho',
      'flavors/alho/lg_alho',
    ]) {
      await writeFile(join(api().mediaDir, `${name}.webp`), 'a webp');
    }
    await writeFile(join(api().mediaDir, 'products/lasanha/notes.txt'), 'not a picture');
    await writeFile(join(api().mediaDir, '..', 'secret.webp'), 'outside');
  });

  test.each([
    ['/media/covers/trattoria/960.avif', 'image/avif', 'an avif'],
    ['/media/products/lasanha/thumb_lasanha.webp', 'image/webp', 'a webp'],
  ])('%s comes with its type and is cacheable for a day', async (path, type, text) => {
    const answer = await api().call('GET', path);
    expect(answer).toMatchObject({ status: 200, text, headers: { 'content-type': type } });
    expect(answer.headers['cache-control']).toContain('max-age=86400');
    expect(
      await api().call('GET', path, {
        headers: { 'if-none-match': String(answer.headers['etag']) },
      }),
    ).toMatchObject({ status: 304, text: '' });
  });

  const named = [
    'covers/trattoria/960.avif',
    'profiles/trattoria/96.webp',
    'highlightImages/festa/480.webp',
    'products/lasanha/thumb_lasanha.webp',
    'flavors/alho/thumb_alho.webp',
    'flavors/alho/lg_alho.webp',
  ];
  test.each([
    ...named,
    'products/lasanha/thumb_lasanha.jpg',
    'flavors/alho/thumb_alho.jpg',
    'flavors/alho/lg_alho.jpg',
  ])(
    '[DOMAIN-022] %s is answered; where no JPEG was made its .jpg is the WebP, under the right type',
    async (name) => {
      const { status, headers } = await api().call('GET', `/media/${name}`);
      expect([status, headers['content-type']]).toEqual([
        200,
        name.endsWith('.avif') ? 'image/avif' : 'image/webp',
      ]);
    },
  );

  test.each([
    '/media/products/none/thumb_none.webp',
    '/media/products/lasanha',
    '/media/products/lasanha/notes.txt',
    '/media/',
    '/media/..%2fsecret.webp',
    '/media/products/..%2f..%2f..%2fsecret.webp',
    '/media/%2e%2e/secret.webp',
    '/media/products/lasanha/..%5c..%5csecret.webp',
    '/media//etc/passwd.webp',
    '/media/a%00.webp',
  ])('%s is nothing that may be read', async (path) => {
    const { status, text, json } = await api().call('GET', path);
    expect([400, 404]).toContain(status);
    expect(text).not.toContain('outside');
    expect(typeof json['error']).toBe('string');
  });
});
