import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeOnBoth } from '../testing/describe-on-both';

describeOnBoth('pictures', (api) => {
  beforeAll(async () => {
    const folder = join(api().mediaDir, 'products', 'lasanha');
    await mkdir(folder, { recursive: true });
    await mkdir(join(api().mediaDir, 'covers', 'trattoria'), { recursive: true });
    await writeFile(join(api().mediaDir, 'covers', 'trattoria', '960.avif'), 'an avif');
    await writeFile(join(folder, 'thumb_lasanha.webp'), 'a webp');
    await writeFile(join(folder, 'notes.txt'), 'not a picture');
    await writeFile(join(api().mediaDir, '..', 'secret.webp'), 'outside');
  });

  test.each([
    ['/media/covers/trattoria/960.avif', 'image/avif', 'an avif'],
    ['/media/products/lasanha/thumb_lasanha.webp', 'image/webp', 'a webp'],
  ])('%s comes with its type and may be kept for a day', async (path, type, text) => {
    const answer = await api().call('GET', path);
    expect(answer).toMatchObject({ status: 200, text, headers: { 'content-type': type } });
    expect(answer.headers['cache-control']).toContain('max-age=86400');
    expect(await api().call('GET', path, { headers: { 'if-none-match': String(answer.headers['etag']) } })).toMatchObject({ status: 304, text: '' });
  });

  test('[DOMAIN-022] the .jpg name of a picture is answered, with the type of what is sent', async () => {
    expect(await api().call('GET', '/media/products/lasanha/thumb_lasanha.jpg')).toMatchObject({ status: 200, text: 'a webp', headers: { 'content-type': 'image/webp' } });
  });

  test.each([
    '/media/products/none/thumb_none.webp', '/media/products/lasanha', '/media/products/lasanha/notes.txt', '/media/', '/media/..%2fsecret.webp',
    '/media/products/..%2f..%2f..%2fsecret.webp', '/media/%2e%2e/secret.webp', '/media/products/lasanha/..%5c..%5csecret.webp', '/media//etc/passwd.webp', '/media/a%00.webp',
  ])('%s is nothing that may be read', async (path) => {
    const { status, text, json } = await api().call('GET', path);
    expect([400, 404]).toContain(status);
    expect(text).not.toContain('outside');
    expect(typeof json['error']).toBe('string');
  });
});
