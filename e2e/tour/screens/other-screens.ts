import { TABLES, tableCode } from '../../support/tablet';
import type { TourScreen } from '../tour-screen';

export const otherScreens: readonly TourScreen[] = [
  {
    id: 'closed',
    title: 'Closed restaurant',
    shows: 'The restaurant opens in the evening and takes scheduled orders until then.',
    restaurant: 'forno-fechado',
    hour: '11:00',
    visit: async ({ page, store }) => {
      await store.open('forno-fechado');
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    id: 'table',
    title: 'Menu at a table',
    shows: 'The menu behind the code of a table: without delivery and account.',
    restaurant: TABLES.url,
    visit: async ({ page, store }) => {
      const code = await tableCode(page.request, 'Varanda 1');
      await store.open(TABLES.url, `?t=${code}`);
      await store.card('Couvert da Cantina').waitFor();
    },
  },
  {
    id: 'not-found',
    title: 'Page not found',
    shows: 'An unknown path, with the way back to the menu.',
    visit: async ({ page, store, texts }) => {
      await store.open('bella-napoli', 'sobremesas/de-ontem');
      await page
        .getByRole('heading', { level: 1, name: texts('shell:page-not-found.title') })
        .waitFor();
    },
  },
];
