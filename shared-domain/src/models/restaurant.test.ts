import { allSettled, fork } from 'effector';
import { minor } from '../contracts';
import { aRestaurant, restaurantData } from '../testing';
import {
  $debugMode,
  $formatMoney,
  $hours,
  $inPlace,
  $language,
  $menu,
  $operationState,
  $restaurant,
  $restaurantData,
  $restaurantId,
  $restaurantUrl,
  debugModeChanged,
  languageChanged,
  restaurantLoaded,
  restaurantSelected,
} from './restaurant';

const plain = (text: string) => text.replace(/\s/g, ' ');

test('a restaurant is known by its URL first, then by its record, menu and hours', async () => {
  const data = restaurantData();
  const scope = fork();
  const known = () => [
    scope.getState($restaurant),
    scope.getState($menu),
    scope.getState($hours),
    scope.getState($restaurantId),
  ];
  await allSettled(restaurantSelected, { scope, params: 'bella-napoli' });
  expect(scope.getState($restaurantUrl)).toBe('bella-napoli');
  expect(known()).toEqual([null, null, null, null]);
  await allSettled(restaurantLoaded, { scope, params: data });
  expect(known()).toEqual([data.info, data.menu, data.hours, data.info.id]);
  await allSettled(restaurantSelected, { scope, params: 'slice-house' });
  expect(scope.getState($restaurantUrl)).toBe('slice-house');
  expect(known()).toEqual([null, null, null, null]);
});

test('a reload replaces the record', async () => {
  const scope = fork({ values: [[$restaurantData, restaurantData()]] });
  const info = aRestaurant({ name: 'Bella Roma' });
  await allSettled(restaurantLoaded, { scope, params: restaurantData({ info }) });
  expect(scope.getState($restaurant)).toEqual(info);
});

test('[SHELL-57] a restaurant is closed until it is loaded; debug mode counts as open', async () => {
  const scope = fork();
  expect(scope.getState($operationState)).toBe('closed');
  await allSettled(debugModeChanged, { scope, params: true });
  expect([scope.getState($debugMode), scope.getState($operationState)]).toEqual([true, 'closed']);
  await allSettled(restaurantLoaded, {
    scope,
    params: restaurantData({ info: aRestaurant({ is_closed: true }) }),
  });
  expect(scope.getState($operationState)).toBe('open');
  await allSettled(debugModeChanged, { scope, params: false });
  expect([scope.getState($debugMode), scope.getState($operationState)]).toEqual([false, 'closed']);
  await allSettled(restaurantLoaded, { scope, params: restaurantData() });
  expect(scope.getState($operationState)).toBe('open');
});

test('[I18N-02] the language is the one chosen last', async () => {
  const scope = fork();
  await allSettled(languageChanged, { scope, params: 'es' });
  expect(scope.getState($language)).toBe('es');
  await allSettled(languageChanged, { scope, params: 'en' });
  expect(scope.getState($language)).toBe('en');
});

test('money is shown in the layout of the restaurant, before it is loaded as reais', async () => {
  const scope = fork();
  const shown = () => plain(scope.getState($formatMoney)(minor(123456)));
  expect(shown()).toBe('R$1.234,56');
  await allSettled(restaurantLoaded, {
    scope,
    params: restaurantData({ info: aRestaurant({ currency: 'USD' }) }),
  });
  expect(shown()).not.toContain('R$');
  expect(shown()).toContain('1,234.56');
});

test("a text gets the article of the restaurant's name in Portuguese, once that is loaded", async () => {
  const scope = fork();
  const written = () => scope.getState($inPlace)('em Bella Napoli');
  expect(written()).toBe('em Bella Napoli');
  const info = aRestaurant({ name: 'Bella Napoli', article: 'a' });
  await allSettled(restaurantLoaded, { scope, params: restaurantData({ info }) });
  await allSettled(languageChanged, { scope, params: 'pt-br' });
  expect(written()).toBe('na Bella Napoli');
  await allSettled(languageChanged, { scope, params: 'es' });
  expect(written()).toBe('em Bella Napoli');
});
