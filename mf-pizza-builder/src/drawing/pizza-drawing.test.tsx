import { renderToStaticMarkup } from 'react-dom/server';
import { crustLook } from './crust-look';
import { flavorLook } from './flavor-look';
import { PizzaDrawing, type SliceLook } from './pizza-drawing';

const plain = crustLook(undefined, undefined);
const slice = (id: string, description: string): SliceLook => ({
  flavorId: id,
  look: flavorLook({ id, name: id, description }),
});
const everything = slice(
  'everything',
  'pepperoni, mushrooms, olives, onion, bacon, egg, oregano, garlic, fresh mozzarella, honey',
);
const draw = (slices: readonly SliceLook[], label?: string): string =>
  renderToStaticMarkup(<PizzaDrawing slices={slices} crust={plain} label={label} isDone />);
/** Clip ids depend on the drawing's position in the page; all else must be equal. */
const withoutIds = (html: string): string => html.replace(/(id="|url\(#)[^")]+/g, '$1');

test('[OPEN-037] the drawing is one image with a name, or an ornament; it holds no text', () => {
  expect(draw([null, everything], '1 of 2 parts')).toMatch(
    /^<svg role="img" aria-label="1 of 2 parts"/,
  );
  expect(draw([])).toMatch(/^<svg aria-hidden="true"/);
  expect(draw([null, everything], 'x').replace(/<[^>]+>/g, '')).toBe('');
});

test('[OPEN-037] the same pizza is drawn the same way every time', () =>
  expect(withoutIds(draw([everything, null]))).toBe(withoutIds(draw([everything, null]))));

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  '[OPEN-037] %i slices of everything stay within a few hundred strokes',
  (count) => {
    const html = draw(Array.from({ length: count }, () => everything));
    expect(html.match(/data-slice/g)).toHaveLength(count);
    expect(html.match(/<(?:path|circle)\b/g)!.length).toBeLessThan(300);
  },
);

test('[OPEN-037] what lies on half a pizza lies where it lay on the whole one', () => {
  const places = (html: string): string[] =>
    [...html.matchAll(/translate\([^)]+\) rotate\(\d+\)/g)].map(([place]) => place);
  const whole = new Set(places(draw([everything])));
  const half = places(draw([everything, null]));
  expect(half.length).toBeGreaterThan(5);
  expect(half.filter((place) => !whole.has(place))).toEqual([]);
});
