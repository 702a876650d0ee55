/** @jest-environment jsdom */
import { startTileMap } from './start-tile-map';

function run() {
  const element = document.createElement('div');
  Object.defineProperties(element, { clientWidth: { value: 400 }, clientHeight: { value: 300 } });
  document.body.append(element);
  const shown: boolean[] = [];
  const { map, tiles } = startTileMap(
    element,
    { tiles: '/api/tiles/{z}/{x}/{y}.png' },
    (areShown) => shown.push(areShown),
    { minZoom: 11, maxZoom: 20 },
  );
  map.setView([-23.55, -46.63], 18);
  tiles.addTo(map);
  const images = () => [...element.querySelectorAll('img')];
  return { element, map, shown, images };
}
const end = (image: HTMLImageElement | undefined, type: 'error' | 'load') =>
  image?.dispatchEvent(new Event(type));

test('tiles that all fail are reported, and those of the next view that load', () => {
  const { map, shown, images } = run();
  images().forEach((image) => end(image, 'error'));
  expect(shown).toEqual([false]);
  map.setZoom(17, { animate: false });
  images().forEach((image) => end(image, 'load'));
  expect(shown.at(-1)).toBe(true);
});

test('one loaded tile of a view is enough', () => {
  const { shown, images } = run();
  const [first, ...others] = images();
  end(first, 'load');
  others.forEach((image) => end(image, 'error'));
  expect(shown).toEqual([true]);
});

test('the map has no controls and stays within its zoom levels', () => {
  const { element, map, images } = run();
  expect(element.querySelectorAll('.leaflet-control')).toHaveLength(0);
  map.setZoom(3, { animate: false });
  expect([map.getZoom(), images().every(({ src }) => src.includes('/tiles/'))]).toEqual([11, true]);
});
