import { act, screen, waitFor } from '@testing-library/react';
import { allSettled } from 'effector';
import { pizzaModuleFound } from '../../../shell/src/remotes/pizza-module.model';
import { plainLines } from '../../support/any-lines';
import { changeRestaurant } from '../kit/change-restaurant';
import { demoRestaurant } from '../kit/demo-restaurant';
import { openStorefront } from '../kit/open-storefront';
import { storeCart } from '../kit/stored';

const toMenu = [
  'delivery',
  'payment',
  'pizza',
  'pizza?product=none',
  'pizza-nep',
  'extra',
  'extra?product=none',
  'track',
  'rate-order',
];

test.each(toMenu)(
  '[SHELL-38] /%s leads a visitor without a cart or an order to the menu',
  async (path) => {
    const opened = await openStorefront(`/forno-fechado/${path}`);
    await waitFor(() => expect(opened.path()).toMatch(/^\/?$/));
    await waitFor(() => expect(document.querySelector('h1')).toHaveTextContent('Forno Fechado'));
  },
);

test('[SHELL-38] [OPEN-002] payment with a cart and no delivery data leads to delivery', async () => {
  const data = await demoRestaurant('bella-napoli');
  storeCart(data.info.id, plainLines(data, 1));
  const { path, texts } = await openStorefront('/bella-napoli/payment');
  expect(
    await screen.findByRole('heading', { level: 1, name: texts('mf-delivery:page.title') }),
  ).toBeVisible();
  expect(path()).toBe('/delivery');
});

const freeSize = async (): Promise<string> =>
  (await demoRestaurant('bella-napoli')).menu.pizzas.sizes.find(({ unavailable }) => !unavailable)
    ?.id ?? '';

test('[SHELL-38] [SHELL-24] [OPEN-003] without the new module its route leads to the old, with its query', async () => {
  const query = `?product=${await freeSize()}&menu=pizzas`;
  const { path } = await openStorefront(`/bella-napoli/pizza-nep${query}`);
  await waitFor(() => expect(path()).toBe(`/pizza${query}`));
  await waitFor(() => expect(document.querySelector('h1')).toHaveTextContent(/\S/));
});

test('[SHELL-38] [SHELL-24] the old pizza route leads to the new one where the new module is available', async () => {
  const query = `?product=${await freeSize()}`;
  const { go, path, scope } = await openStorefront('/bella-napoli/hours', {
    before: changeRestaurant(
      'bella-napoli',
      ({ info }) => void Object.assign(info['modules'] as object, { new_nep_pizzas: true }),
    ),
  });
  await act(() =>
    allSettled(pizzaModuleFound, {
      scope,
      params: { experiment: 'pizza-builder-nep', arm: 'nep' },
    }),
  );
  await go(`/pizza${query}`);
  await waitFor(() => expect(path()).toBe(`/pizza-nep${query}`));
  await waitFor(() => expect(document.querySelector('h1')).toHaveTextContent(/\S/));
});
