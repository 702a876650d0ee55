import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { crustLook } from './crust-look';
import { flavorLook, ingredientsIn } from './flavor-look';
import { INGREDIENTS } from './ingredients';
import { PizzaDrawing, type SliceLook } from './pizza-drawing';

describe('the drawing', () => {
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

  test('[OPEN-037] the drawing is one image with a name, or an ornament; it holds no text', () => {
    expect(draw([null, everything], '1 of 2 parts')).toMatch(
      /^<svg role="img" aria-label="1 of 2 parts"/,
    );
    expect(draw([])).toMatch(/^<svg aria-hidden="true"/);
    expect(draw([null, everything], 'x').replace(/<[^>]+>/g, '')).toBe('');
  });

  test.each([1, 8])(
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
});

describe('the crust', () => {
  const named = (category: string, name: string, description = '') => ({
    category,
    option: { name, description },
  });

  test.each([
    {
      case: 'nothing chosen yet',
      crust: undefined,
      dough: undefined,
      look: { dough: 'dough', filling: null, dust: null },
    },
    {
      case: 'stuffed by its name',
      crust: named('Crust', 'Stuffed', 'String cheese all the way round.'),
      dough: undefined,
      look: { filling: 'mozzarella' },
    },
    {
      case: 'garlic on it',
      crust: named('Crust', 'Garlic butter'),
      dough: named('Dough', 'Whole wheat'),
      look: { dough: 'dough-brown', dust: 'herbs', filling: null },
    },
  ])('[OPEN-037] $case', ({ crust, dough, look }) =>
    expect(crustLook(crust, dough)).toMatchObject(look),
  );

  test('[OPEN-037] a stuffed crust is thicker than a plain one, a thin dough thinner', () => {
    const width = (crust: string, dough: string) =>
      crustLook(named('', crust), named('', dough)).width;
    expect(width('Recheada com catupiry', 'Fina')).toBeGreaterThan(
      width('Tradicional', 'Napoletana') * 1.5,
    );
    expect(width('Tradicional', 'Fina e crocante')).toBeLessThan(
      width('Tradicional', 'Napoletana'),
    );
  });
});

describe('flavors', () => {
  const ids = (text: string): string[] =>
    ingredientsIn(text)
      .map(({ id }) => id)
      .sort();

  test.each([
    [
      'Molho de tomate San Marzano, mozzarella fior di latte, manjericão e azeite.',
      ['basil', 'fresh-mozzarella', 'tomato-sauce'],
    ],
    [
      'Pepperoni, sausage, mushrooms, peppers, onions, olives.',
      ['bell-pepper', 'mushroom', 'olive', 'onion', 'pepperoni', 'sausage'],
    ],
    ['Chocolate ao leite e morangos frescos.', ['chocolate', 'strawberry']],
    [
      'Presunto de Parma, rúcula, tomate-cereja e lascas de grana padano.',
      ['arugula', 'parma', 'shavings', 'tomato'],
    ],
  ])('[OPEN-037] %s', (text, expected) => expect(ids(text)).toEqual(expected));

  test('[OPEN-037] a sweet flavor has no tomato sauce', () => {
    expect(
      flavorLook({
        id: 'banana',
        name: 'Banana com Canela',
        description: 'Banana, açúcar, canela e leite condensado.',
      }),
    ).toMatchObject({ sauce: 'cream', melt: null, dusts: ['cinnamon'], drizzle: 'condensed-milk' });
  });

  test('[OPEN-037] a flavor without a known ingredient always looks the same, and not like another', () => {
    const look = (id: string) => flavorLook({ id, name: 'Surpresa do chef', description: '' });
    expect(look('surprise')).toEqual(look('surprise'));
    expect(look('surprise').pieces).toHaveLength(2);
    expect(look('surprise').pieces).not.toEqual(look('other').pieces);
  });
});

describe('ingredients', () => {
  const palette = readFileSync(`${__dirname}/palette.css`, 'utf8');

  test.each(INGREDIENTS.map(({ id, as }) => [id, as] as const))(
    '[OPEN-037] %s has its colours',
    (id, as) => {
      expect(palette).toContain(`--food-${id}:`);
      if (as === 'piece' || as === 'sauce' || as === 'melt')
        expect(palette).toContain(`--food-${id}-detail:`);
    },
  );
});
