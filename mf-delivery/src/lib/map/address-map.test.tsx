/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { inTexts } from '@storefront/shared-kit/testing/render-page';
import { remote } from '../../remote';
import { AddressMap, type AddressMapProps } from './address-map';
import type { MapListeners } from './engine';

const engine = {
  look: jest.fn(),
  setZoom: jest.fn(),
  moveBy: jest.fn(),
  zoomBy: jest.fn(),
  setFixed: jest.fn(),
  resize: jest.fn(),
  remove: jest.fn(),
};
const startMap = jest.fn();
jest.mock('./engine', () => ({ startMap: (...of: unknown[]) => startMap(...of) }));

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
const listeners = (): MapListeners => startMap.mock.lastCall[4];

beforeEach(() => {
  jest.clearAllMocks();
  startMap.mockImplementation(() => engine);
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

test('a fixed map has no way to move it', async () => {
  await show({ isFixed: true });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('img', { name: 'Where to' })).not.toHaveAttribute('tabindex');
  expect(engine.setFixed).toHaveBeenLastCalledWith(true);
});

test('it passes on the events of the map, and another center to the map', async () => {
  const onMoved = jest.fn();
  const shown = await show({ onMoved });
  act(() => listeners().onMoved({ latitude: 1, longitude: 2 }));
  expect(onMoved).toHaveBeenCalledWith({ latitude: 1, longitude: 2 });
  shown.rerender(await tree({ center: { latitude: 3, longitude: 4 } }));
  expect(engine.look).toHaveBeenLastCalledWith({ latitude: 3, longitude: 4 });
});

test('a map that does not load says so and is tried again', async () => {
  startMap.mockImplementation(() => {
    throw new Error('no chunk');
  });
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('The map could not be loaded.');
  startMap.mockImplementation(() => engine);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('application')).toBeVisible();
});

test('missing pictures are a quiet note; the map still works', async () => {
  await show();
  act(() => listeners().onTiles(false));
  expect(screen.getByText(/map image did not load/)).toBeVisible();
  expect(screen.getByRole('application')).toBeVisible();
  act(() => listeners().onTiles(true));
  expect(screen.queryByText(/map image did not load/)).toBeNull();
});

test('without a centre it waits, and starts anew with the next one', async () => {
  const shown = await show();
  const started = startMap.mock.calls.length;
  shown.rerender(await tree({ center: null }));
  expect(screen.queryByRole('application')).toBeNull();
  expect(engine.remove).toHaveBeenCalled();
  engine.look.mockClear();
  shown.rerender(await tree({ center: { latitude: 5, longitude: 6 } }));
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(startMap).toHaveBeenCalledTimes(started + 1);
  expect(startMap.mock.lastCall[1]).toEqual({ center: { latitude: 5, longitude: 6 }, zoom: 18 });
  expect(screen.getByRole('application')).toBeVisible();
});

test('it leaves when it is taken away', async () => {
  const shown = await show();
  shown.unmount();
  expect(engine.remove).toHaveBeenCalledTimes(startMap.mock.calls.length);
});

test('on a server it holds its place', async () => {
  expect(renderToString(await tree({ size: 'reduced' }))).toContain('data-size="reduced"');
});
