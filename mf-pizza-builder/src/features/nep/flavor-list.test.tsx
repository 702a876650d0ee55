/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { minor, type Flavor } from '@storefront/shared-domain/contracts';
import { flavorsOf, type PizzaOffer } from '@storefront/shared-domain/menu-rules';
import { aPizzas, aPizzaSize } from '@storefront/shared-domain/testing';
import texts from '../../locales/en.json';
import { FlavorList } from './flavor-list';
import { emptySelection, withCount, type Selection } from './selection';
import { addFlavor } from './slices';

const HOW_MANY = 60;
let drawn: string[] = [];

/** A flavor that records each render of its row: only rendering reads its picture. */
function watched(id: string): Flavor {
  const flavor = {
    id,
    name: `Flavor ${id}`,
    description: 'Cheese',
    image: '',
    available: true,
    possiblePrices: [],
  };
  return Object.defineProperty(flavor, 'image', { get: () => (drawn.push(id), '') });
}

const flavors = Array.from({ length: HOW_MANY }, (_, index) => watched(String(index)));
const fractions = [1, 2, 4].map((pizzaPart) => ({ pizzaPart, price: minor(1000 / pizzaPart) }));
const size = aPizzaSize({
  priceBehavior: 'incremental',
  minFlavors: 1,
  maxFlavors: 4,
  flavors: [{ flavorCategoryID: 'all', extraPrice: minor(0), fractions, exceptions: [] }],
});
const offer: PizzaOffer = {
  size,
  pizzas: aPizzas({
    sizes: [size],
    flavorCategories: [{ id: 'all', name: 'All', description: '', flavors }],
  }),
  association: null,
  rounding: { round_type: '', round_step: 0, combo_round_type: '', combo_round_step: 0 },
};
const onQuantity = (): void => {};
const offered = flavorsOf(offer);
const i18n = i18next.createInstance();
void i18n.init({ lng: 'en', initAsync: false, resources: { en: { 'mf-pizza-builder': texts } } });

const list = (selection: Selection) => (
  <I18nextProvider i18n={i18n}>
    <FlavorList offer={offer} selection={selection} flavors={offered} onQuantity={onQuantity} />
  </I18nextProvider>
);

test('[PIZZA-06] of 60 flavors, a tap draws the row anew that was tapped, and no other', () => {
  const quarters = withCount(offer, emptySelection(offer), 4);
  const { rerender } = render(list(quarters));
  expect(screen.getAllByRole('listitem')).toHaveLength(HOW_MANY);
  expect(new Set(drawn).size).toBe(HOW_MANY);
  const added = addFlavor(offer, quarters, '7');
  if (!added.ok) throw new Error(added.error);
  drawn = [];
  rerender(list(added.value));
  expect([...new Set(drawn)]).toEqual(['7']);
  expect(screen.getByRole('spinbutton', { name: 'Parts of Flavor 7' })).toHaveValue('1');
});
