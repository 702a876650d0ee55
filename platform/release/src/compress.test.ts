import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressed } from './compress';

test('a text has both compressed forms, which decompress to it', async () => {
  const text = Buffer.from('a'.repeat(256));
  const forms = await compressed('page.js', text);
  expect([...forms.keys()]).toEqual(['.br', '.gz']);
  expect(brotliDecompressSync(forms.get('.br') ?? '')).toEqual(text);
  expect(gunzipSync(forms.get('.gz') ?? '')).toEqual(text);
});

test.each([
  ['a picture', 'photo.png', Buffer.alloc(1000)],
  ['fewer than 256 bytes', 'page.js', Buffer.alloc(255)],
  ['bytes that become no smaller', 'page.js', randomBytes(1000)],
])('%s has none', async (_case, name, bytes) =>
  expect([...(await compressed(name, bytes)).keys()]).toEqual([]),
);
