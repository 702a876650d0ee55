/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { restaurantData } from '@storefront/shared-domain/testing';
import { aStorefront } from '../../testing/storefront.test-kit';
import { InstagramBanner } from './instagram-banner';

const TEXT = 'Para uma melhor experiência, abra esta página no navegador do seu celular.';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83';

async function showIn(userAgent: string, language: 'en' | 'pt-br' = 'en') {
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const { around } = await aStorefront({ data: restaurantData(), language });
  render(around(<InstagramBanner />));
}
afterEach(() => {
  jest.restoreAllMocks();
});

test.each(['en', 'pt-br'] as const)(
  '[MENU-18] [OPEN-044] Instagram on iOS shows the hint to open the browser in Portuguese until it is closed (%s)',
  async (language) => {
    await showIn(`${IPHONE} Instagram 350.0.0.21.95`, language);
    expect(screen.getByText(TEXT)).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button'));
    expect(screen.queryByText(TEXT)).toBeNull();
  },
);

test.each([
  { where: 'Safari on iOS', userAgent: `${IPHONE} Safari/604.1` },
  {
    where: 'Instagram on Android',
    userAgent:
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/131 Mobile Safari/537.36 ' +
      'Instagram 350.0.0.21.95 Android',
  },
])('[MENU-18] $where requests nothing', async ({ userAgent }) => {
  await showIn(userAgent);
  expect(screen.queryByText(TEXT)).toBeNull();
});
