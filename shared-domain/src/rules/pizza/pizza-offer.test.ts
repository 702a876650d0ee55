import { anOffer } from './pizza.test-kit';
import { flavorsOf } from './pizza-offer';

test('a flavor listed in two categories of the size is offered once, in the first', () =>
  expect(flavorsOf(anOffer()).map(({ category, flavor }) => [category.id, flavor.id])).toEqual([
    ['classic', 'margherita'],
    ['classic', 'diavola'],
    ['classic', 'burrata'],
    ['classic', 'marinara'],
    ['sweet', 'nutella'],
  ]));
