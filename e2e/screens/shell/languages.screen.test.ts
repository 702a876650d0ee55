import { screen, waitFor, within } from '@testing-library/react';
import { plainLines } from '../../support/any-lines';
import { foreignTexts } from '../../support/foreign-texts';
import { demoRestaurant } from '../kit/demo-restaurant';
import { openStorefront } from '../kit/open-storefront';

const SCREENS = [
  '',
  '/hours',
  '/info',
  '/payments',
  '/reviews',
  '/login',
  '/register',
  '/forgot-password',
  '/prizes',
  '/cashback',
  '/orders',
  '/rate-order',
  '/sobremesas/de-ontem',
];
/** A restaurant in the language, so that its own texts are in no other one. */
const RESTAURANTS = [
  ['pt-br', 'forno-fechado'],
  ['en', 'slice-house'],
  ['es', 'la-esquina'],
] as const;

/** Texts on the page, one for each text node. */
function shownTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) found.push(walker.currentNode.textContent?.trim() ?? '');
  return found;
}

test.each(RESTAURANTS)(
  '[I18N-01] in %s no screen shows a text of another language, or a key',
  async (language, restaurant) => {
    const foreign = foreignTexts(language);
    const { go } = await openStorefront(`/${restaurant}`, { language });
    for (const path of SCREENS) {
      await go(path);
      await waitFor(() => expect(document.querySelector('h1')).toHaveTextContent(/\S/));
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
      const shown = shownTexts();
      expect({
        path,
        foreign: shown.filter((text) => foreign.has(text)),
        keys: shown.filter((text) => /^[a-z-]+(\.[a-z-]+)+$/.test(text)),
      }).toEqual({ path, foreign: [], keys: [] });
    }
  },
  180_000,
); // thirteen screens

test('[I18N-01] [ERRORS-37] [ERRORS-38] a login is refused in Spanish', async () => {
  const { network, texts, user } = await openStorefront('/la-esquina/login', { language: 'es' });
  const email = await screen.findByLabelText(texts('mf-account:field.email'));
  const password = screen.getByLabelText(texts('mf-account:field.password'));
  const logIn = async (address: string): Promise<void> => {
    await user.clear(email);
    await user.type(email, address);
    await user.clear(password);
    await user.type(password, 'Equivocada#1');
    await user.click(screen.getByRole('button', { name: texts('mf-account:login.submit') }));
  };
  network.allow('POST', /\/public\/client\/auth$/, 404);
  await logIn('nadie@demo.example');
  expect(await screen.findByText('¡El correo no existe!')).toBeVisible();
  network.allow('POST', /\/public\/client\/auth$/, 401);
  await logIn('clienta@demo.example');
  expect(await screen.findByText('¡El correo o la contraseña son incorrectos!')).toBeVisible();
});

test('[I18N-01] [ERRORS-15] a coupon is refused and accepted in Spanish', async () => {
  const data = await demoRestaurant('la-esquina');
  const lines = plainLines(data, 12).filter(({ name }) => name === 'Tabla de Fiambres');
  const { network, texts, user } = await openStorefront('/la-esquina/payment', {
    language: 'es',
    draft: {
      lines,
      deliveryType: 'balcony',
      customer: { name: 'Rocío Benítez', phone: '0981234567' },
    },
  });
  const box = within(
    await screen.findByRole('region', { name: texts('mf-checkout:coupon.title') }),
  );
  const apply = async (code: string): Promise<HTMLElement> => {
    await user.clear(box.getByRole('textbox'));
    await user.type(box.getByRole('textbox'), code);
    await user.click(box.getByRole('button', { name: texts('mf-checkout:coupon.apply') }));
    return screen.findByRole('alertdialog');
  };
  network.allow('POST', /\/coupom\/check$/, 404);
  const refused = await apply('NOEXISTE');
  expect(refused).toHaveTextContent('¡Cupón inválido!');
  await user.click(within(refused).getByRole('button', { name: texts('domain:action.ok') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await apply('BIENVENIDO')).toHaveTextContent('¡Cupón aplicado con éxito!');
  expect(screen.getAllByText('₲ 67.500').length).toBeGreaterThan(0);
});
