import sharp from 'sharp';
import {
  type Position,
  replaceArea,
} from '../../../reference-api/src/delivery/geocoding/geography.repository';
import { describeOnPostgres } from '../../../reference-api/src/testing/describe-on-postgres';
import { anOrder, send } from '../../../reference-api/src/testing/orders';
import { toPixel, TILE, type Tile, toTile } from './mercator';
import { ROADS } from './style';

/** A street with a bend, a park beside it, and an avenue across both, in their own town. */
const HARMONIA: Position[] = [
  [-46.6932, -23.5529],
  [-46.6905, -23.5541],
  [-46.6881, -23.556],
];
const AVENUE: Position[] = [
  [-46.694, -23.556],
  [-46.6876, -23.5535],
];
const PARK: Position[] = [
  [-46.692, -23.556],
  [-46.6902, -23.556],
  [-46.6902, -23.5574],
  [-46.692, -23.5574],
  [-46.692, -23.556],
];
const street = (name: string, kind: 'street' | 'avenue', line: Position[]) => ({
  street: name,
  zone: 'Vila Madalena',
  city: 'São Paulo',
  uf: 'SP',
  cep: '',
  numberFrom: 1,
  numberTo: 900,
  kind,
  line,
});
const town = {
  id: 'map-town',
  bounds: { south: -23.56, west: -46.7, north: -23.55, east: -46.68 },
  streets: [
    street('Rua Harmonia', 'street', HARMONIA),
    street('Avenida do Meio', 'avenue', AVENUE),
  ],
  grounds: [{ kind: 'park' as const, name: 'Parque', ring: PARK }],
};
const path = ({ zoom, x, y }: Tile, more = ''): string => `/tiles/${zoom}/${x}/${y}${more}.png`;
const colour = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

describeOnPostgres('the map', (api) => {
  const harmonia = HARMONIA[1] as Position;
  beforeAll(() => api().db.transaction((tx) => replaceArea(tx, town, 'one')));
  const bytesOf = async (url: string): Promise<Buffer> =>
    (await api().app.inject({ url })).rawPayload;
  const pixels = async (tile: Tile) =>
    sharp(await bytesOf(path(tile)))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });

  test.each([
    ['', 256],
    ['@2x', 512],
  ] as const)('a tile%s is a PNG of %i pixels, cacheable for a week', async (more, side) => {
    const answer = await api().app.inject({ url: path(toTile(harmonia, 18), more) });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect(answer.headers['cache-control']).toContain('public, max-age=604800');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'png',
      width: side,
      height: side,
    });
  });

  test('an unchanged response is not sent again, until the streets change', async () => {
    const url = path(toTile(harmonia, 17));
    const { headers } = await api().call('GET', url);
    const again = () =>
      api().call('GET', url, { headers: { 'if-none-match': String(headers['etag']) } });
    expect(String(headers['etag'])).toMatch(/^"[\w-]+"$/);
    expect(await again()).toMatchObject({ status: 304, text: '' });
    await api().db.transaction((tx) => replaceArea(tx, town, 'two'));
    api().clock.pass(60_000);
    expect((await again()).status).toBe(200);
  });

  test.each([
    ['/tiles/18/1.5/2.png', 400, 'invalid_tile'],
    ['/tiles/a/1/2.png', 400, 'invalid_tile'],
    ['/tiles/18/1/2.jpg', 400, 'invalid_tile'],
    ['/tiles/18/1/2@3x.png', 400, 'invalid_tile'],
    ['/tiles/18/1e3/2.png', 400, 'invalid_tile'],
    ['/tiles/10/1/2.png', 404, 'tile_not_found'],
    ['/tiles/21/1/2.png', 404, 'tile_not_found'],
    ['/tiles/11/2048/2.png', 404, 'tile_not_found'],
    ['/tiles/11/2', 404, 'not_found'],
    ['/tiles/18/1/..%2f2.png', 400, 'invalid_tile'],
  ])('%s is answered %i %s and not cached', async (url, status, code) => {
    const answer = await api().call('GET', url);
    expect(answer).toMatchObject({ status, json: { code } });
    expect(String(answer.headers['cache-control'] ?? 'no-store')).toBe('no-store');
  });

  test('the picture has the colour of a road at the calculated position of the street, not beside it', async () => {
    const tile = toTile(harmonia, 18);
    const { data, info } = await pixels(tile);
    const at = (position: Position): number[] => {
      const { x, y } = toPixel(position, 18);
      const start =
        (Math.floor(y - tile.y * TILE) * info.width + Math.floor(x - tile.x * TILE)) *
        info.channels;
      return [...data.subarray(start, start + 3)];
    };
    expect(at(harmonia)).toEqual(colour(ROADS.street.fill));
    expect(at([harmonia[0], harmonia[1] + 0.00025])).not.toEqual(colour(ROADS.street.fill));
  });

  test('a tile without streets is plain', async () => {
    const { data } = await pixels({ zoom: 15, x: 3, y: 3 });
    expect(
      new Set(
        Array.from({ length: data.length / 3 }, (_, index) =>
          data.subarray(index * 3, index * 3 + 3).join(),
        ),
      ).size,
    ).toBe(1);
  });

  /**
   * Ground continues across the edge of a tile: adjacent rows of pixels differ only by what lines
   * change in one pixel.
   */
  test.each([18])('neighbouring tiles of zoom %i agree along their border', async (zoom) => {
    const tile = toTile(harmonia, zoom);
    const [here, east] = [await pixels(tile), await pixels({ ...tile, x: tile.x + 1 })];
    const column = ({ data, info }: typeof here, x: number) =>
      Array.from({ length: info.height }, (_, y) => [
        ...data.subarray(
          (y * info.width + x) * info.channels,
          (y * info.width + x) * info.channels + 3,
        ),
      ]);
    const difference = (a: number[][], b: number[][]) =>
      a.filter(
        (pixel, y) =>
          Math.max(...pixel.map((value, at) => Math.abs(value - (b[y]?.[at] ?? 0)))) > 60,
      ).length;
    const [last, before] = [column(here, 255), column(here, 254)];
    expect(new Set(last.map(String)).size).toBeGreaterThan(1);
    expect(difference(last, column(east, 0))).toBeLessThanOrEqual(difference(before, last) + 12);
  });

  test('a burst of tiles is answered, and so is an order among them', async () => {
    const { x, y } = toTile(harmonia, 19);
    const tiles = Array.from({ length: 60 }, (_, index) =>
      api().app.inject({
        url: `/tiles/19/${x + (index % 20) - 10}/${y + Math.floor(index / 20) - 1}.png`,
      }),
    );
    const order = send(api(), anOrder());
    const answers = await Promise.all(tiles);
    expect((await order).status).toBe(200);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});
