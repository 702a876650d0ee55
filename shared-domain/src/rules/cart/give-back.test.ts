import { aGeneralLine, aPizzaLine } from '../../testing';
import { giveBack } from './give-back';

test('a returned line gets its place: its own, or an equal line with an increased quantity', () => {
  const inCart = aGeneralLine({ lineId: 'a', qty: 2 });
  const [equal, pizza] = [aGeneralLine({ lineId: 'b' }), aPizzaLine({ lineId: 'c' })];
  expect(giveBack([inCart], [equal, pizza], [])).toEqual({
    lines: [{ ...inCart, qty: 3 }, pizza],
    places: [
      { lineId: 'b', inLine: 'a' },
      { lineId: 'c', inLine: 'c' },
    ],
  });
});

test('a returned line whose id is taken gets another id', () => {
  const [inCart, pizza] = [aGeneralLine({ lineId: 'a' }), aPizzaLine({ lineId: 'a' })];
  expect(giveBack([inCart], [pizza], [])).toEqual({
    lines: [inCart, { ...pizza, lineId: 'a~2' }],
    places: [{ lineId: 'a', inLine: 'a~2' }],
  });
});

test('a line that was returned before is skipped while its line is in the cart', () => {
  const [inCart, back] = [aGeneralLine({ lineId: 'a' }), aGeneralLine({ lineId: 'b' })];
  const known = [{ lineId: 'b', inLine: 'a' }];
  expect(giveBack([inCart], [back], known)).toEqual({ lines: [inCart], places: [] });
  expect(giveBack([], [back], known)).toEqual({
    lines: [back],
    places: [{ lineId: 'b', inLine: 'b' }],
  });
});

test('nothing returned changes nothing', () => {
  const lines = [aGeneralLine()];
  expect(giveBack(lines, [], [])).toEqual({ lines, places: [] });
});
