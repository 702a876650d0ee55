import { screen, waitFor, within } from '@testing-library/react';
import { keys } from '@storefront/shared-domain/storage';
import { IDS } from '../../support/vendors';
import { changeRestaurant } from '../kit/change-restaurant';
import { openStorefront } from '../kit/open-storefront';

const withVendors = (restaurantUrl: string) =>
  changeRestaurant(restaurantUrl, ({ info }) => void Object.assign(info, IDS));

test('[S35] after a refusal nothing is sent to vendors, and the question is not shown again', async () => {
  const { go, network, texts, user } = await openStorefront('/forno-fechado', {
    before: withVendors('forno-fechado'),
  });
  const bar = await screen.findByRole('region', { name: texts('shell:privacy.title') });
  await user.click(within(bar).getByRole('button', { name: texts('shell:privacy.reject') }));
  await waitFor(() => expect(bar).not.toBeInTheDocument());
  await go('/info');
  await user.click(await screen.findByRole('button', { name: texts('mf-menu:info.privacy') }));
  const again = await screen.findByRole('region', { name: texts('shell:privacy.title') });
  expect(again).toHaveTextContent(/\b\d\d\/\d\d\/20\d\d\b/);
  await user.click(within(again).getByRole('button', { name: texts('shell:privacy.close') }));
  await go('/hours');
  expect(screen.queryByRole('region', { name: texts('shell:privacy.title') })).toBeNull();
  expect(document.querySelector('iframe')).toBeNull();
  expect(network.requests('POST', /-event$/)).toEqual([]);
  expect(JSON.parse(localStorage.getItem(keys.consent) ?? '{}')).toMatchObject({
    value: { 303: { choice: 'rejected', version: 1 } },
  });
});

test('without vendors there is no question, and the information page has no button for it', async () => {
  const { texts } = await openStorefront('/forno-fechado/info');
  expect(await screen.findByRole('heading', { level: 1, name: /\S/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: texts('mf-menu:info.privacy') })).toBeNull();
  expect(screen.queryByRole('region', { name: texts('shell:privacy.title') })).toBeNull();
});

test.each(['en', 'es'] as const)('the question in %s names the vendors', async (language) => {
  const { texts } = await openStorefront('/forno-fechado/hours', {
    language,
    before: withVendors('forno-fechado'),
  });
  const bar = await screen.findByRole('region', { name: texts('shell:privacy.title') });
  for (const vendor of ['Google Tag Manager', 'Google Analytics', 'Meta Pixel'])
    expect(bar).toHaveTextContent(vendor);
});
