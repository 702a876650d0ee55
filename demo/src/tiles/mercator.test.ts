import { TILE, boxOf, pixelOf, positionOf, tileOf } from './mercator';

test.each([
  // Given by the definition: the corner and the middle of the world, and the latitude at which its
  // square ends.
  { position: [0, 0] as const, zoom: 0, pixel: { x: 128, y: 128 } },
  { position: [-180, 85.0511287798066] as const, zoom: 0, pixel: { x: 0, y: 0 } },
  { position: [90, -66.51326044311186] as const, zoom: 1, pixel: { x: 384, y: 384 } },
  { position: [180, -85.0511287798066] as const, zoom: 3, pixel: { x: 2048, y: 2048 } },
])('$position at zoom $zoom is $pixel, and back', ({ position, zoom, pixel }) => {
  const found = pixelOf(position, zoom);
  expect(found.x).toBeCloseTo(pixel.x, 6);
  expect(found.y).toBeCloseTo(pixel.y, 6);
  const [longitude, latitude] = positionOf(pixel, zoom);
  expect(longitude).toBeCloseTo(position[0], 9);
  expect(latitude).toBeCloseTo(position[1], 9);
});

test.each([
  { place: 'the Rua Harmonia', position: [-46.6905, -23.5541] as const, zoom: 18 },
  { place: 'Bedford Avenue', position: [-73.9576, 40.7169] as const, zoom: 15 },
  { place: 'Greenwich', position: [0, 51.4779] as const, zoom: 11 },
])(
  '$place lies in the tile that everybody else says',
  ({ position: [longitude, latitude], zoom }) => {
    // An equivalent formula: the inverse of the hyperbolic sine instead of a logarithm.
    const north = Math.asinh(Math.tan((latitude * Math.PI) / 180));
    expect(tileOf([longitude, latitude], zoom)).toEqual({
      zoom,
      x: Math.floor(((longitude + 180) / 360) * 2 ** zoom),
      y: Math.floor(((1 - north / Math.PI) / 2) * 2 ** zoom),
    });
  },
);

test('a tile ends where its neighbours begin, and a margin reaches into them', () => {
  const [tile, east, south] = [
    boxOf({ zoom: 16, x: 24_268, y: 37_173 }, 0),
    boxOf({ zoom: 16, x: 24_269, y: 37_173 }, 0),
    boxOf({ zoom: 16, x: 24_268, y: 37_174 }, 0),
  ];
  expect([tile.east, tile.south]).toEqual([east.west, south.north]);
  expect(boxOf({ zoom: 16, x: 24_268, y: 37_173 }, TILE).east).toBeCloseTo(east.east, 12);
});
