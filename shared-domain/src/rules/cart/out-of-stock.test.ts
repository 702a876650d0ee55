import { aGeneralLine } from '../../testing';
import { linesOutOfStock } from './out-of-stock';

const lines = ['Coca-Cola', 'Água', 'Coca-Cola'].map((name, index) =>
  aGeneralLine({ lineId: `l${index}`, name }),
);
const found = (...names: string[]) => linesOutOfStock(lines, names).map(({ lineId }) => lineId);

test('[ERRORS-08] every line of a named product is out of stock, whatever the case of the letters', () => {
  expect(found('coca-cola ')).toEqual(['l0', 'l2']);
  expect(found('A\u0301gua')).toEqual(['l1']);
});

test('[OPEN-069] a name that is no line takes nothing out', () =>
  expect(found('Coca', 'Pepsi', '')).toEqual([]));
