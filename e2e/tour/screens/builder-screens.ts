import type { TourScreen } from '../tour-screen';

export const builderScreens: readonly TourScreen[] = [
  {
    id: 'options',
    title: 'Product with options',
    shows: 'Groups of options with their limits; the button names the group that misses a choice.',
    visit: async ({ store, extras }) => {
      await store.open();
      await store.openProduct('Calzone Napoletano');
      await extras.addButton().waitFor();
    },
  },
  {
    id: 'builder-start',
    title: 'Pizza builder: crust and dough',
    shows: 'The first step of a pizza; the bar names the missing choice.',
    isAlsoWide: true,
    visit: ({ pizza }) => pizza.open('grande'),
  },
  {
    id: 'builder-flavors',
    title: 'Pizza builder: flavors',
    shows: 'Flavors by category with their pictures; two halves are chosen.',
    visit: async ({ pizza }) => {
      await pizza.open('grande');
      await pizza.chooseBases();
      await pizza.more('Margherita').click();
      await pizza.more('Calabresa').click();
    },
  },
  {
    id: 'builder-toppings',
    title: 'Pizza builder: toppings',
    shows: 'Toppings for each flavor, with the new total.',
    visit: async ({ pizza }) => {
      await pizza.open('grande');
      await pizza.chooseBases();
      await pizza.more('Margherita').click();
      await pizza.next().click();
      await pizza.dialog().getByRole('checkbox', { name: 'Gorgonzola' }).check();
    },
  },
  {
    id: 'combo',
    title: 'Combo',
    shows: 'The second pizza of a combo.',
    visit: async ({ pizza, page }) => {
      await pizza.open('combo-familia', '&isCombo=true&menu=combos');
      await pizza.chooseBases();
      await pizza.more('Margherita').click();
      await pizza.finish();
      await page.getByRole('heading', { level: 1, name: 'Broto (25 cm, 4 fatias)' }).waitFor();
    },
  },
  {
    id: 'extras',
    title: 'Extras of a pizza',
    shows: 'What can be added to a finished pizza, its quantity and the button with the price.',
    visit: async ({ pizza, extras }) => {
      await pizza.open('grande');
      await pizza.chooseBases();
      await pizza.more('Margherita').click();
      await pizza.finish();
      await extras.checkbox('Maionese de alho').check();
    },
  },
];
