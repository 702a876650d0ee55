import { gzipSync } from 'node:zlib';
import { pack, type Header } from 'tar-stream';
import { buffer } from 'node:stream/consumers';
import { readBackup } from './read-backup';
import { MANIFEST, sha256 } from './manifest';
import { BrokenArchiveError, packTar, unpackTar } from './tar';

/** A backup of 2026-11-20: version 1 of the format, packed without a library. */
const OLDER = [
  'H4sIAAAAAAACA+2Wy27bQAxFtfZXCFrHDklxHvRPdJNVd/NMHdhWIY2TRZF/L8Z2UTfJNk4B66yGVwOSGOmOuHP7',
  'TU5TWT1Nw775HAAANMCHesWovkFFpgIADYAhpZsWmitwmIobG7hKrf+QX4u27fIw7lzp1i3e1fC47AhILxGXBA9g',
  '1wBrgBUAfO+Oe8Jw2JepW7c1Qdt2wxjTWOP+7iRs3VS+VfFCexzdPj4MxW3rTisGzg/CYSrD7pSAztqYpuIOozuV',
  'wbO62zyOrmyGfRUZFm37euwnb7bpop3oivNuSqviagNd9NFTMD31ZNkA9E4byyyqB/YQJFovySqtjdWgdETN0FNK',
  'SiNKCNKdy08pjKlM908vZXla1+ySJStEzMaTccZixowxxqSSDxQjeSPa52B6rYIEsl6xTUozGi0k+W32Z/dzE4+O',
  'rNlT7yEwk9gcMCCLyz5zsCI6eyEm4xJjYs3ipefgWJQIemMVeatUVw9p8br48P1fHlTzNf5HRn7rfyCe/X8Nyo/U',
  '/vkGFnMwBzcc3KL/3//Qrj//AcG/9z8CEc33/zUApJ6VNlacDzHlZuYm/f935PwC/8N7/8M8/83MzMx8Kr8BAnGK',
  'egAUAAA=',
].join('');

const SECRET = 'secrets/jwt-secret';
const BLOCK = 512;
const counts = {
  orders: 1,
  lastOrder: 1,
  grandTotals: 100,
  customers: 1,
  restaurants: 1,
  migrations: 1,
};

type Entry = Partial<Header> & { name: string; body?: string };

/** A backup of the given entries whose manifest lists `files`, by name with their content. */
async function anArchive(
  files: Readonly<Record<string, string>>,
  entries: readonly Entry[] = Object.entries(files).map(([name, body]) => ({ name, body })),
): Promise<Buffer> {
  const sums = Object.entries(files).map(([name, body]) => [name, sha256(Buffer.from(body))]);
  const manifest = JSON.stringify({
    format: 1,
    at: '2026-11-23T00:00:00.000Z',
    counts,
    files: Object.fromEntries(sums) as object,
  });
  const archive = pack();
  for (const { body = '', ...header } of [{ name: MANIFEST, body: manifest }, ...entries])
    archive.entry(header, body);
  archive.finalize();
  return buffer(archive);
}

/** Changes the header at a position and corrects its checksum. */
function withHeader(archive: Buffer, at: number, change: (header: Buffer) => void): Buffer {
  const changed = Buffer.from(archive);
  const header = changed.subarray(at, at + BLOCK);
  change(header);
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return changed;
}

const GOOD = { [SECRET]: 'secret' };
/** Of the second file of such an archive: a manifest takes one block of its own. */
const secondHeader = (archive: Buffer): number => archive.indexOf(SECRET, BLOCK * 2);
const atSecond = async (change: (header: Buffer) => void): Promise<Buffer> => {
  const archive = await anArchive(GOOD);
  return withHeader(archive, secondHeader(archive), change);
};

test('a backup of an older version of this API is read', async () => {
  const { manifest, files } = await readBackup(Buffer.from(OLDER, 'base64'));
  expect(manifest.at).toBe('2026-11-20T08:00:00.000Z');
  expect(manifest.counts.grandTotals).toBe(8970);
  expect(Object.fromEntries([...files].map(([name, body]) => [name, body.toString()]))).toEqual({
    'database.tar': 'the database\n'.repeat(60),
    'secrets/jwt-secret': '0123456789abcdef',
    'secrets/vapid.json': '',
  });
});

test.each([0, 1, 511, 512, 513, 70_000])(
  'a file of %i bytes is packed and unpacked',
  async (size) => {
    const files = [
      { name: 'database.tar', body: Buffer.alloc(size, 7) },
      { name: SECRET, body: Buffer.from('x') },
    ];
    expect(await unpackTar(await packTar(files, new Date()))).toEqual(files);
  },
);

test('a backup with these entries is read, so that the archives below are refused for their own reason', async () => {
  const { files } = await readBackup(gzipSync(await anArchive(GOOD)));
  expect(String(files.get(SECRET))).toBe('secret');
});

describe('a hostile archive is refused:', () => {
  const cut = async (length: number): Promise<Buffer> =>
    (await anArchive(GOOD)).subarray(0, length);
  test.each<[string, () => Promise<Buffer>, RegExp]>([
    [
      'a path that leaves the folder',
      () => anArchive({ 'secrets/../../x': 'x' }),
      /^secrets\/\.\./,
    ],
    ['an absolute path', () => anArchive({ '/etc/x': 'x' }), /^\/etc\/x is not as it was saved/],
    [
      'a link in place of a file',
      () => anArchive(GOOD, [{ name: SECRET, type: 'symlink', linkname: '/etc/passwd' }]),
      /^secrets\/jwt-secret is not as it was saved/,
    ],
    [
      'a file that the manifest does not list',
      () =>
        anArchive(GOOD, [
          { name: SECRET, body: 'secret' },
          { name: 'database.tar', body: 'x' },
        ]),
      /^database\.tar is not as it was saved/,
    ],
    [
      'another content than the manifest lists',
      () => anArchive(GOOD, [{ name: SECRET, body: 'terces' }]),
      /^secrets\/jwt-secret is not as it was saved/,
    ],
    [
      'a file twice, the second one changed',
      () =>
        anArchive(GOOD, [
          { name: SECRET, body: 'secret' },
          { name: SECRET, body: 'x' },
        ]),
      /is not as it was saved/,
    ],
    ['a size of 8 GiB', () => atSecond((header) => header.write('77777777777', 124)), /not whole/],
    [
      'a size below zero',
      () => atSecond((header) => header.fill(0xff, 124, 136)),
      /the archive is not whole/,
    ],
    [
      'a wrong checksum of a header',
      async () => {
        const archive = await anArchive(GOOD);
        archive.write('7', secondHeader(archive) + 150);
        return archive;
      },
      /the archive is not whole/,
    ],
    ['a header cut off', () => cut(BLOCK * 2 + 100), /the archive is not whole/],
    ['nothing', () => cut(0), /the file is no backup of a storefront/],
  ])('%s', async (_, make, message) => {
    const reading = readBackup(gzipSync(await make()));
    await expect(reading).rejects.toThrow(BrokenArchiveError);
    await expect(reading).rejects.toThrow(message);
  });
});
