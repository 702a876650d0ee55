/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { StrictMode } from 'react';
import { inTexts } from '@storefront/shared-kit/testing/render-page';
import { remote } from '../../remote';
import { AddressMap, type AddressMapProps } from './address-map';
import { startMap, type MapListeners } from './engine';
import { ZOOM } from './map-zoom';

jest.mock('./engine', () => ({ startMap: jest.fn() }));

describe('the map of an address', () => {
  const engine = {
    look: jest.fn(),
    setZoom: jest.fn(),
    moveBy: jest.fn(),
    zoomBy: jest.fn(),
    setFixed: jest.fn(),
    resize: jest.fn(),
    remove: jest.fn(),
  };
  const HOME = { latitude: -23.55, longitude: -46.63 };
  const observed = { observe: jest.fn(), disconnect: jest.fn() };

  async function tree(props: Partial<AddressMapProps> = {}) {
    const around = await inTexts(remote, { scope: fork() });
    return (
      <StrictMode>{around(<AddressMap label="Where to" center={HOME} {...props} />)}</StrictMode>
    );
  }
  const show = async (props: Partial<AddressMapProps> = {}) => {
    const shown = render(await tree(props));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    return shown;
  };

  beforeEach(() => {
    jest.clearAllMocks();
    jest.mocked(startMap).mockImplementation(() => engine);
    Object.assign(globalThis, {
      matchMedia: () => ({ matches: false }),
      ResizeObserver: jest.fn(() => observed),
    });
  });

  test('every way to move it is a button with a name, and the keys do the same', async () => {
    await show();
    for (const name of [
      'Move the pin up',
      'Move the pin down',
      'Move the pin left',
      'Move the pin right',
      'Zoom in',
      'Zoom out',
    ]) {
      fireEvent.click(screen.getByRole('button', { name }));
    }
    const map = screen.getByRole('application', { name: 'Where to' });
    expect(map).toHaveAccessibleDescription(/Arrow keys/);
    fireEvent.keyDown(map, { key: 'ArrowLeft', shiftKey: true });
    expect(engine.moveBy.mock.calls).toEqual([
      [0, -48],
      [0, 48],
      [-48, 0],
      [48, 0],
      [-8, 0],
    ]);
    expect(engine.zoomBy.mock.calls).toEqual([[1], [-1]]);
  });

  test('[DELIVERY-62] it starts at zoom 18, and goes to 20 once the location is confirmed', async () => {
    const { rerender } = await show();
    expect(jest.mocked(startMap).mock.lastCall?.[1]).toEqual({ center: HOME, zoom: 18 });
    rerender(await tree({ zoom: ZOOM.confirmed }));
    expect(engine.setZoom).toHaveBeenLastCalledWith(20);
  });

  test('a map that does not load says so and is tried again', async () => {
    jest.mocked(startMap).mockImplementation(() => {
      throw new Error('no chunk');
    });
    await show();
    expect(screen.getByRole('alert')).toHaveTextContent('The map could not be loaded.');
    jest.mocked(startMap).mockImplementation(() => engine);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByRole('application')).toBeVisible();
  });
});

describe('the map under the pin', () => {
  const actual = jest.requireActual<{ startMap: typeof startMap }>('./engine');
  const HOME = { latitude: -23.55, longitude: -46.63 };
  const source = { tiles: '/api/tiles/{z}/{x}/{y}.png', attribution: '' };

  function run(listeners: Partial<MapListeners> = {}) {
    const element = document.createElement('div');
    Object.defineProperties(element, { clientWidth: { value: 400 }, clientHeight: { value: 300 } });
    document.body.append(element);
    const received: string[] = [];
    const moved = jest.fn();
    const engine = actual.startMap(element, { center: HOME, zoom: 18 }, source, true, {
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

  test('a move by the customer is reported at its begin and its end, with the new center', () => {
    const { engine, received, moved } = run();
    engine.moveBy(100, 0);
    expect(received).toEqual(['moving', 'moved']);
    expect(moved.mock.lastCall[0].latitude).toBeCloseTo(HOME.latitude, 5);
    expect(moved.mock.lastCall[0].longitude).toBeGreaterThan(HOME.longitude + 0.0004);
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
});
