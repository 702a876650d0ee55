import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openStorefront, type Options } from '../kit/open-storefront';

async function openExtras(product: string, options: Options = {}) {
  const opened = await openStorefront(`/bella-napoli/extra?product=${product}`, options);
  const { texts } = opened;
  const addButton = await screen.findByRole('button', {
    name: new RegExp(texts('mf-pizza-builder:add.button')),
  });
  const box = (name: string): HTMLElement => screen.getByRole('checkbox', { name });
  const radio = (name: string): HTMLElement => screen.getByRole('radio', { name });
  const quantity = (name: string): HTMLElement =>
    screen.getByRole('spinbutton', { name: texts('mf-pizza-builder:option.quantity', { name }) });
  const increase = (name: string): void =>
    void fireEvent.click(
      screen.getByLabelText(texts('mf-pizza-builder:option.increase', { name })),
    );
  return { ...opened, addButton, box, radio, quantity, increase };
}

test('[EXTRAS-01] [EXTRAS-03] [EXTRAS-05] [EXTRAS-10] a radio group takes one extra, a checkbox several', async () => {
  const { addButton, box, path, radio } = await openExtras('carbonara');
  expect(
    within(screen.getByRole('region', { name: /Escolha a massa/ })).getAllByRole('radio'),
  ).toHaveLength(4);
  expect(
    within(screen.getByRole('region', { name: /Turbine seu prato/ })).getAllByRole('checkbox'),
  ).toHaveLength(5);
  expect(addButton).toBeDisabled();
  fireEvent.click(radio('Espaguete'));
  fireEvent.click(radio('Fettuccine fresco'));
  expect(radio('Espaguete')).not.toBeChecked();
  expect(addButton).toBeEnabled();
  fireEvent.click(box('Meia burrata'));
  expect(addButton).toHaveTextContent('R$78,80');
  fireEvent.click(addButton);
  await waitFor(() => expect(path()).toBe('/shopping-cart'));
});

test('[EXTRAS-08] a checkbox beyond the maximum says so and stays off', async () => {
  const { box } = await openExtras('carbonara', { language: 'en' });
  for (const name of [
    'Meia burrata',
    'Frango grelhado',
    'Camarões salteados',
    'Óleo de pimenta calabresa',
  ])
    fireEvent.click(box(name));
  await waitFor(() =>
    expect(document.querySelector('[data-toast]')).toHaveTextContent('Maximum amount reached'),
  );
  expect(box('Óleo de pimenta calabresa')).not.toBeChecked();
  expect(box('Camarões salteados')).toBeChecked();
});

test('[EXTRAS-06] [EXTRAS-11] a box of 50 counts by fives and is full at exactly 50', async () => {
  const { addButton, increase, quantity } = await openExtras('caixa-50-salgados');
  increase('Mini arancini');
  expect(quantity('Mini arancini')).toHaveValue('5');
  fireEvent.change(quantity('Mini coxinha de frango'), { target: { value: '40' } });
  fireEvent.blur(quantity('Mini coxinha de frango'));
  expect(addButton).toBeDisabled();
  increase('Mini arancini');
  expect(addButton).toBeEnabled();
  increase('Bolinha de queijo');
  await waitFor(() =>
    expect(document.querySelector('[data-toast]')).toHaveTextContent('Quantidade máxima atingida'),
  );
  expect(quantity('Bolinha de queijo')).toHaveValue('0');
});

test('[EXTRAS-07] [EXTRAS-09] an option takes digits only and no more than its own limit', async () => {
  const { quantity, user } = await openExtras('calzone-napoletano');
  const mozzarella = quantity('Mozzarella');
  await user.clear(mozzarella);
  await user.type(mozzarella, '1x');
  expect(mozzarella).toHaveValue('1');
  await user.clear(mozzarella);
  await user.type(mozzarella, '9');
  await user.tab();
  expect(mozzarella).toHaveValue('2');
});

test('[EXTRAS-04] a paused option carries its badge and cannot be chosen', async () => {
  const { box } = await openExtras('arancini');
  expect(box('Creme de gorgonzola')).toBeDisabled();
  expect(screen.getByText('Item indisponível no momento.')).toBeVisible();
});
