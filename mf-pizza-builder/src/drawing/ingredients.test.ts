import { readFileSync } from 'node:fs';
import { INGREDIENTS } from './ingredients';

const palette = readFileSync(`${__dirname}/palette.css`, 'utf8');

test.each(INGREDIENTS.map(({ id, as }) => [id, as] as const))(
  '[OPEN-037] %s has its colours',
  (id, as) => {
    expect(palette).toContain(`--food-${id}:`);
    if (as === 'piece' || as === 'sauce' || as === 'melt')
      expect(palette).toContain(`--food-${id}-detail:`);
  },
);

test('every ingredient has a name of its own', () =>
  expect(new Set(INGREDIENTS.map(({ id }) => id)).size).toBe(INGREDIENTS.length));
