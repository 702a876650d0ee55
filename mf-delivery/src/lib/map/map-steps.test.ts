import type { MapEngine } from './engine';
import { stepOf, takeStep, type MapStep } from './map-steps';

const press = (key: string, more: object = {}) =>
  stepOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });
const taken = (step: MapStep, isFine = false) => {
  const engine = { moveBy: jest.fn(), zoomBy: jest.fn() };
  takeStep(engine as unknown as MapEngine, step, isFine);
  return [...engine.moveBy.mock.calls, ...engine.zoomBy.mock.calls];
};

test("arrows move, plus and minus zoom, everything else stays the page's", () => {
  expect(
    ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', '+', '-'].map((key) => press(key)),
  ).toEqual(['up', 'down', 'left', 'right', 'zoom-in', 'zoom-out']);
  expect(['Tab', 'Escape', 'a', 'Enter'].map((key) => press(key))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(press('+', { ctrlKey: true })).toBeNull();
});

test('a step goes where its name says, a fine one less far', () => {
  expect(taken('up')).toEqual([[0, -48]]);
  expect(taken('right', true)).toEqual([[8, 0]]);
  expect(taken('zoom-out')).toEqual([[-1]]);
});
