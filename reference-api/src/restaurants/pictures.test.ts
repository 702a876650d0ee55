import {
  mkdir,
  mkdtemp,
  readdir,
  rename,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openPictures, type Pictures } from './pictures';

let folder: string;
let cache: string;
const warnings: string[] = [];

beforeAll(async () => {
  const root = await mkdtemp(join(tmpdir(), 'storefront-pictures-'));
  folder = join(root, 'pictures');
  cache = join(root, 'rendered');
  for (const kind of ['products', 'flavors', 'covers', 'profiles'])
    await mkdir(join(folder, kind), { recursive: true });
});
afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }));
beforeEach(() => void warnings.splice(0));

const open = (of: { cache?: string } = {}): Pictures =>
  openPictures({
    folder,
    cache: of.cache ?? cache,
    logger: { warn: (_: unknown, text?: string) => void warnings.push(text ?? '') },
  });

const canvas = (width: number, height: number, background = '#c0392b') =>
  sharp({ create: { width, height, channels: 3, background } });

const put = (name: string, bytes: Buffer | string): Promise<void> =>
  writeFile(join(folder, name), bytes);

const bytesOf = async (pictures: Pictures, file: string): Promise<Buffer | null> =>
  (await (await pictures.find(file))?.read()) ?? null;

describe('renditions of an original', () => {
  beforeAll(async () => {
    // taken upright by a phone that notes its place: stored on its side
    const photo = await canvas(1200, 900)
      .withExif({ IFD0: { Copyright: 'owner' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await put('products/soup.jpg', photo);
    await put('flavors/garlic.png', await canvas(640, 640).png().toBuffer());
    await put('covers/napoli.webp', await canvas(2000, 800).webp().toBuffer());
    await put('profiles/napoli.avif', await canvas(150, 150).avif().toBuffer());
  });

  test.each([
    ['products/soup/thumb_soup.avif', 'image/avif', 'heif', 192, 256],
    ['products/soup/lg_soup.webp', 'image/webp', 'webp', 640, 853],
    ['products/soup/thumb_soup.jpg', 'image/jpeg', 'jpeg', 192, 256],
    ['flavors/garlic/lg_garlic.jpg', 'image/jpeg', 'jpeg', 320, 320],
    ['covers/napoli/960.avif', 'image/avif', 'heif', 960, 384],
    ['covers/napoli/1600.webp', 'image/webp', 'webp', 1600, 640],
    ['profiles/napoli/96.webp', 'image/webp', 'webp', 96, 96],
    ['profiles/napoli/192.webp', 'image/webp', 'webp', 150, 150],
  ])(
    '[DOMAIN-022] %s is made from it, upright, without metadata, never larger',
    async (file, type, format, width, height) => {
      const pictures = open();
      expect(await pictures.find(file)).toMatchObject({ type });
      const bytes = await bytesOf(pictures, file);
      const found = await sharp(bytes ?? Buffer.alloc(0)).metadata();
      expect(found).toMatchObject({ format, width, height });
      expect([found.exif, found.orientation]).toEqual([undefined, undefined]);
      expect(warnings).toEqual([]);
    },
  );

  test('it is made once, for requests at the same time and for the next process', async () => {
    const file = 'flavors/garlic/thumb_garlic.webp';
    const pictures = open();
    const [one, other] = await Promise.all([bytesOf(pictures, file), bytesOf(pictures, file)]);
    expect(one).toBe(other);
    const stored = (await readdir(join(cache, 'flavors/garlic'))).filter((it) =>
      it.endsWith('thumb_garlic.webp'),
    );
    expect(stored).toHaveLength(1);
    await writeFile(join(cache, 'flavors/garlic', stored[0] ?? ''), 'stored before');
    expect(String(await bytesOf(open(), file))).toBe('stored before');
  });

  test('another original under the same name is seen at once, and its renditions replace the former', async () => {
    const file = 'flavors/basil/thumb_basil.webp';
    const pictures = open();
    await put('flavors/basil.png', await canvas(200, 200).png().toBuffer());
    const before = await pictures.find(file);
    await before?.read();
    await put('flavors/basil.png', await canvas(400, 200, '#27ae60').png().toBuffer());
    const after = await pictures.find(file);
    expect(after?.etag).not.toBe(before?.etag);
    expect(await sharp((await after?.read()) ?? undefined).metadata()).toMatchObject({
      width: 192,
      height: 96,
    });
    expect(await readdir(join(cache, 'flavors/basil'))).toHaveLength(1);
  });

  test('an original that cannot be read for a moment is shown as soon as it can', async () => {
    const [path, file] = [join(folder, 'flavors/onion.png'), 'flavors/onion/thumb_onion.webp'];
    await put('flavors/onion.png', await canvas(200, 200).png().toBuffer());
    const pictures = open();
    const found = await pictures.find(file);
    await rename(path, `${path}.away`);
    expect(await found?.read()).toBeNull();
    await rename(`${path}.away`, path);
    expect(await bytesOf(pictures, file)).not.toBeNull();
  });

  test('while the folder cannot be written, renditions are in memory', async () => {
    await writeFile(join(folder, '..', 'a-file'), '');
    const pictures = open({ cache: join(folder, '..', 'a-file') });
    const bytes = await bytesOf(pictures, 'covers/napoli/480.webp');
    expect(bytes).not.toBeNull();
    expect(await bytesOf(pictures, 'covers/napoli/480.webp')).toBe(bytes);
    expect(warnings).toEqual(['a rendered picture is not stored']);
  });

  test.each([
    'products/soup.jpg',
    'products/soup/huge_soup.avif',
    'products/soup/thumb_other.avif',
    'products/soup/thumb_soup.gif',
    'products/none/thumb_none.avif',
    'covers/napoli/961.avif',
    'covers/napoli/constructor.avif',
    'toString/napoli/480.avif',
    'products/../covers/napoli/480.avif',
    'products/..%2f/thumb_.avif',
  ])('%s is none, and no original is served itself', async (file) => {
    expect(await open().find(file)).toBeNull();
  });
});

describe('files that are no pictures', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  /** The first bytes of a PNG of 60,000 × 60,000 pixels. */
  const BOMB = Buffer.from('89504e470d0a1a0a0000000d494844520000ea600000ea600802000000', 'hex');

  test.each<[string, Buffer | string]>([
    ['an SVG by the name of a PNG', SVG],
    ['a text', 'not a picture'],
    ['nothing', ''],
    ['a picture of 3.6 gigapixels', BOMB],
  ])('%s is refused, with its name in the log', async (_, content) => {
    await put('products/odd.png', content);
    const pictures = open();
    expect(await bytesOf(pictures, 'products/odd/thumb_odd.webp')).toBeNull();
    expect(warnings).toEqual(['the picture products/odd.png is not shown']);
    // it is not decoded again until its file changes
    expect(await pictures.find('products/odd/lg_odd.webp')).toBeNull();
    expect(warnings).toHaveLength(1);
  });

  test('a cut JPEG is refused', async () => {
    const whole = await canvas(600, 600).jpeg().toBuffer();
    await put('products/cut.jpg', whole.subarray(0, 300));
    expect(await bytesOf(open(), 'products/cut/thumb_cut.webp')).toBeNull();
  });

  test('a file above 20 MB is not read, a link is not followed', async () => {
    await put('products/large.jpg', '');
    await truncate(join(folder, 'products/large.jpg'), 20 * 1024 * 1024 + 1);
    await writeFile(join(folder, '..', 'secret.png'), await canvas(9, 9).png().toBuffer());
    await symlink(join(folder, '..', 'secret.png'), join(folder, 'products/link.png'));
    const pictures = open();
    expect(await pictures.find('products/large/thumb_large.webp')).toBeNull();
    expect(await pictures.find('products/link/thumb_link.webp')).toBeNull();
  });
});
