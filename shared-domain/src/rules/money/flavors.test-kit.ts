import { minor, type PizzaLine } from '../../contracts';

type Flavor = PizzaLine['selectedFlavors'][0];

/** Half of a pizza with this flavor; `price` in minor units. */
export const flavor = (name: string, price: number, more: Partial<Flavor> = {}): Flavor => ({
  id: name,
  name,
  price: minor(price),
  slicePrice: minor(price),
  quantity: 1,
  fractionText: '1/2',
  additionalToppings: [],
  notes: '',
  ...more,
});
