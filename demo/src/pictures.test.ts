import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { demoRestaurants } from './demo-restaurants';
import { wantedPictures } from './pictures';

const FOLDER = join(__dirname, '../pictures');

test.each(Object.entries(wantedPictures(demoRestaurants)))(
  'each of the %s that the restaurants show has one original, and no other has',
  (kind, names) =>
    expect(
      readdirSync(join(FOLDER, kind))
        .map((file) => file.replace(/\.\w+$/, ''))
        .sort(),
    ).toEqual(names),
);

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
