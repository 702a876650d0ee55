import type { TourScreen } from '../tour-screen';

const pageTab = (id: 'hours' | 'info' | 'payments' | 'reviews', title: string, shows: string) =>
  ({
    id,
    title,
    shows,
    visit: async ({ page, store, texts }) => {
      await store.open('bella-napoli', id);
      await page.getByRole('heading', { level: 1, name: texts(`mf-menu:page.${id}`) }).waitFor();
    },
  }) satisfies TourScreen;

export const menuScreens: readonly TourScreen[] = [
  {
    id: 'menu',
    title: 'Menu',
    shows: 'The restaurant, its banners, the search, the categories and their products.',
    isAlsoWide: true,
    visit: async ({ page, store }) => {
      await store.open();
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    id: 'menu-products',
    title: 'Products in the menu',
    shows: 'Products of a category, one of them in the cart; the button with count and total.',
    visit: async ({ page, store }) => {
      await store.open();
      await store.addProduct('Burrata com Pesto');
      await store.cartButton().waitFor();
      await store.card('Bruschetta al Pomodoro').scrollIntoViewIfNeeded();
      await page.locator('[data-toast]').waitFor({ state: 'hidden' });
    },
  },
  {
    id: 'search',
    title: 'Search',
    shows: 'Results of all categories for a word, also for parts of a pizza.',
    visit: async ({ page, store }) => {
      await store.open();
      await store.search('calabresa');
      await page.getByRole('region', { name: /calabresa/ }).waitFor();
    },
  },
  pageTab('hours', 'Opening hours', 'The week, with the current day marked.'),
  pageTab('info', 'Information', 'Address, phone and what the restaurant reports about itself.'),
  pageTab('payments', 'Payment methods', 'Methods online, on delivery and on pickup.'),
  pageTab('reviews', 'Reviews', 'The rating and what customers wrote.'),
];
