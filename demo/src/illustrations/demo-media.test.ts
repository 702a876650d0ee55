import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoRestaurants } from '../demo-restaurants';
import { CATALOGUE, type Kind } from './catalogue';
import { renditionsOf, type Format } from './renditions';
import { wantedPictures } from './wanted';

const MEDIA = join(__dirname, '../../media');
const wanted = Object.entries(wantedPictures(demoRestaurants)) as [Kind, string[]][];
const files = wanted.flatMap(([kind, names]) => names.flatMap((name) => renditionsOf(kind, name)));

/** The format of a file by its first bytes. */
function formatOf(file: string): Format | 'unknown' {
  const head = readFileSync(file).subarray(0, 16);
  if (head.toString('latin1', 4, 12) === 'ftypavif') return 'avif';
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP')
    return 'webp';
  return head[0] === 0xff && head[1] === 0xd8 ? 'jpg' : 'unknown';
}

test.each(wanted)('every %s picture the restaurants show is drawn', (kind, names) => {
  expect(names.filter((name) => !(name in CATALOGUE[kind]))).toEqual([]);
});

test('every picture has its color in the record, and no other', () => {
  for (const restaurant of demoRestaurants) {
    const shown = Object.entries(wantedPictures([restaurant])).flatMap(([kind, names]) =>
      names.map((name) => `${kind}/${name}`),
    );
    const { colors = {} } = restaurant.pictures ?? {};
    expect(Object.keys(colors).sort()).toEqual(shown.sort());
    expect(Object.values(colors).filter((color) => !/^#[\da-f]{3}$/.test(color))).toEqual([]);
  }
});

test('every rendered file is committed, and is of the format its name promises', () => {
  const missing = files.filter(({ file }) => !existsSync(join(MEDIA, file)));
  expect(missing.map(({ file }) => file)).toEqual([]);
  expect(files.filter(({ file, format }) => formatOf(join(MEDIA, file)) !== format)).toEqual([]);
});

test(
  '[DOMAIN-022] pictures lie under covers, profiles, highlightImages, products and flavors, by the ' +
    'names clients request',
  () => {
    const named = (kind: Kind): string => wanted.find(([it]) => it === kind)?.[1][0] ?? '';
    const [product, flavor] = [named('products'), named('flavors')];
    const requested = [
      `covers/${named('covers')}/960.avif`,
      `profiles/${named('profiles')}/192.webp`,
      `highlightImages/${named('highlightImages')}/480.avif`,
      `products/${product}/thumb_${product}.jpg`,
      `flavors/${flavor}/thumb_${flavor}.jpg`,
      `flavors/${flavor}/lg_${flavor}.jpg`,
    ];
    expect(requested.filter((file) => !existsSync(join(MEDIA, file)))).toEqual([]);
  },
);
