import { deepestTiles, tileUrl } from './tile-source';

test('[OPEN-055] our own tiles come for sharp screens too, those of another provider as its address says', () => {
  const own = { tiles: '/api/tiles/{z}/{x}/{y}.png', attribution: '' };
  const foreign = { tiles: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Someone' };
  expect(tileUrl(own)).toBe('/api/tiles/{z}/{x}/{y}{r}.png');
  expect(tileUrl(foreign)).toBe(foreign.tiles);
  expect([deepestTiles(own, 20), deepestTiles(foreign, 20)]).toEqual([20, 19]);
});
