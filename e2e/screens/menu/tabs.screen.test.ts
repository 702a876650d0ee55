import { screen, within } from '@testing-library/react';
import { openStorefront } from '../kit/open-storefront';
import { openMenu } from './open-menu';

const WEEKDAYS = [
  'Domingo',
  'Segunda-feira',
  'Terça-feira',
  'Quarta-feira',
  'Quinta-feira',
  'Sexta-feira',
  'Sábado',
];

const textsOfRole = (role: string): (string | null)[] =>
  screen.getAllByRole(role).map(({ textContent }) => textContent);

test('[MENU-04] [SHELL-12] [MENU-32] the rating leads to the reviews of customers', async () => {
  const { path, texts, user } = await openMenu();
  await user.click(
    screen.getByRole('link', { name: texts('mf-menu:header.rating', { rating: '4,7' }) }),
  );
  expect(
    await screen.findByRole('img', { name: texts('mf-menu:reviews.out-of', { rating: '4,7' }) }),
  ).toBeVisible();
  expect(path()).toBe('/reviews');
  expect(
    within(screen.getByRole('list', { name: texts('mf-menu:page.reviews') })).getAllByRole(
      'listitem',
    ).length,
  ).toBeGreaterThan(0);
});

test('[MENU-29] [I18N-03] the hours of every weekday, by the 24-hour clock in Portuguese', async () => {
  const { texts } = await openStorefront('/bella-napoli/hours');
  const days = await screen.findAllByRole('term');
  expect(days).toHaveLength(7);
  WEEKDAYS.forEach((day, index) => expect(days[index]).toHaveTextContent(day));
  expect(
    days.filter(({ textContent }) => textContent?.includes(texts('mf-menu:hours.today'))),
  ).toHaveLength(1);
  const everyDay = '10:00 – 02:00';
  expect(textsOfRole('definition')).toEqual([
    everyDay,
    everyDay,
    '16:00 – 02:00',
    everyDay,
    everyDay,
    '10:00 – 04:00',
    '10:00 – 15:3016:30 – 04:00',
  ]);
});

test('[MENU-29] [I18N-03] the hours by the 12-hour clock in English', async () => {
  await openStorefront('/slice-house/hours', { language: 'en' });
  expect(await screen.findAllByRole('term')).toHaveLength(7);
  const [everyDay, weekend] = ['10:00 AM – 1:00 AM', '10:00 AM – 3:00 AM'];
  expect(textsOfRole('definition').map((times) => times?.replace(/\s/g, ' '))).toEqual([
    ...Array.from({ length: 5 }, () => everyDay),
    weekend,
    weekend,
  ]);
});

test('[MENU-30] the information gives address, phone and the minimum of a delivery', async () => {
  await openStorefront('/bella-napoli/info');
  expect(await screen.findByText(/Rua Harmonia, 412/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver no mapa' })).toHaveAttribute(
    'href',
    expect.stringContaining('google.com/maps/search'),
  );
  expect(screen.getByRole('link', { name: 'Enviar mensagem' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/55\d{11}$/),
  );
  expect(screen.getByText(/R\$30,00/)).toBeVisible();
});

test('[MENU-31] the payment methods with their discounts, and the accepted cards', async () => {
  const { texts } = await openStorefront('/bella-napoli/payments');
  await screen.findByRole('heading', { level: 1, name: texts('mf-menu:page.payments') });
  const items = textsOfRole('listitem');
  const having = (text: string): (string | null)[] => items.filter((item) => item?.includes(text));
  for (const method of ['money', 'creditCard', 'pix'] as const)
    expect(having(texts(`domain:payment.method.${method}`))).not.toEqual([]);
  expect(having('Pix').at(-1)).toContain('5% de desconto');
  expect(having('Visa').join()).toContain(texts('domain:payment.card.debit'));
});
