/** @jest-environment jsdom */
import { startMap, type MapListeners } from './engine';

const HOME = { latitude: -23.55, longitude: -46.63 };
const source = { tiles: '/api/tiles/{z}/{x}/{y}.png', attribution: '' };

function run(listeners: Partial<MapListeners> = {}) {
  const element = document.createElement('div');
  Object.defineProperties(element, { clientWidth: { value: 400 }, clientHeight: { value: 300 } });
  document.body.append(element);
  const received: string[] = [];
  const moved = jest.fn();
  const engine = startMap(element, { center: HOME, zoom: 18 }, source, true, {
    onMoving: () => received.push('moving'),
    onTiles: () => undefined,
    ...listeners,
    onMoved: (to) => {
      received.push('moved');
      moved(to);
    },
  });
  return { element, engine, received, moved };
}

describe('the map under the pin', () => {
  test('a move by the customer is reported at its begin and its end, with the new center', () => {
    const { engine, received, moved } = run();
    engine.moveBy(100, 0);
    expect(received).toEqual(['moving', 'moved']);
    expect(moved.mock.lastCall[0].latitude).toBeCloseTo(HOME.latitude, 5);
    expect(moved.mock.lastCall[0].longitude).toBeGreaterThan(HOME.longitude + 0.0004);
  });

  test('a requested view, a zoom and a new size are not reported as moves', () => {
    const { engine, received } = run();
    engine.look({ latitude: -23.56, longitude: -46.64 });
    engine.setZoom(20);
    engine.zoomBy(-1);
    engine.resize();
    expect(received).toEqual([]);
  });

  test('[DELIVERY-62] it zooms no further out than 11 and no further in than 20', () => {
    const { engine, element } = run();
    const deepest = () => element.querySelector<HTMLImageElement>('img:last-of-type')?.src ?? '';
    engine.zoomBy(-30);
    expect(deepest()).toContain('/tiles/11/');
    engine.zoomBy(30);
    expect(deepest()).toContain('/tiles/20/');
  });

  test('tiles that do not load are reported, and reported again when they do', () => {
    const shown: boolean[] = [];
    const { element, engine } = run({ onTiles: (areShown) => shown.push(areShown) });
    const end = (type: 'error' | 'load') =>
      element.querySelectorAll('img').forEach((tile) => tile.dispatchEvent(new Event(type)));
    end('error');
    expect(shown.at(-1)).toBe(false);
    engine.zoomBy(-1);
    end('load');
    expect(shown.at(-1)).toBe(true);
  });

  test('it leaves nothing behind', () => {
    const { element, engine } = run();
    engine.remove();
    expect(element.childElementCount).toBe(0);
  });
});
