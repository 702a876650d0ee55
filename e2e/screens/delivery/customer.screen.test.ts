import { screen, waitFor } from '@testing-library/react';
import { openDelivery } from './delivery-screen';

const openForm = async () => {
  const delivery = await openDelivery({ type: 'balcony', language: 'pt-br' });
  await delivery.openOptional();
  return delivery;
};

test('a missing or invalid field is described at the field, and the focus goes there', async () => {
  const delivery = await openForm();
  await delivery.next();
  const name = delivery.customer('name');
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription(delivery.texts('mf-delivery:customer.missing.name'));
  await delivery.fill(name, 'Marina');
  await waitFor(() => expect(name).not.toHaveAttribute('aria-invalid'));
  await delivery.fill(delivery.customer('email'), 'marina@');
  await delivery.user.tab();
  await waitFor(() =>
    expect(delivery.customer('email')).toHaveAccessibleDescription(
      delivery.texts('domain:validation.invalidEmail'),
    ),
  );
  await delivery.fill(delivery.customer('birthday'), '31022020');
  await delivery.user.tab();
  await waitFor(() =>
    expect(delivery.customer('birthday')).toHaveAccessibleDescription('Data inválida'),
  );
});

test('the phone is formatted when the field is left, the CPF while it is typed', async () => {
  const delivery = await openForm();
  await delivery.fill(delivery.customer('phone'), '+55 11 98765 4321');
  await delivery.user.tab();
  await waitFor(() => expect(delivery.customer('phone')).toHaveValue('(11) 98765-4321'));
  await delivery.user.click(delivery.customer('cpf'));
  await delivery.user.keyboard('52998224725');
  expect(delivery.customer('cpf')).toHaveValue('529.982.247-25');
});

test('[OPEN-047] pasted in any notation, the phone, the birthday and the CPF are understood', async () => {
  const delivery = await openForm();
  for (const [field, pasted, shown] of [
    ['phone', '+55\u00a0(11) 98765\u20114321', '(11) 98765-4321'],
    ['birthday', '5.3.1990', '05/03/1990'],
    ['cpf', '５２９ ９８２ ２４７ ２５', '529.982.247-25'],
  ] as const) {
    await delivery.fill(delivery.customer(field), pasted);
    await delivery.user.tab();
    await waitFor(() => expect(delivery.customer(field)).toHaveValue(shown));
  }
});

test.each([
  ['emoji', 'Ana 🍕👩‍👩‍👧 Lima'],
  ['right-to-left text', '\u202eAna محمد'],
  ['invisible characters', 'Ana\u200b\u2060Lima'],
  ['HTML', '<img src=x onerror=alert(1)>Ana'],
  ['a template', '{{constructor}}'],
])('[DOMAIN-100] a name with %s is accepted and comes back as it was typed', async (_, name) => {
  const delivery = await openForm();
  await delivery.fillCustomer({ name });
  await delivery.next();
  await waitFor(() => expect(delivery.path()).toBe('/payment'));
  await delivery.go('/delivery');
  await screen.findByRole('radiogroup', { name: delivery.texts('mf-delivery:type.title') });
  expect(delivery.customer('name')).toHaveValue(name);
});

test('a name without a letter is refused, one of 300 characters is cut where the field ends', async () => {
  const delivery = await openForm();
  await delivery.fillCustomer({ name: '12345' });
  await delivery.next();
  await waitFor(() =>
    expect(delivery.customer('name')).toHaveAccessibleDescription(
      delivery.texts('domain:validation.invalidName'),
    ),
  );
  await delivery.fill(delivery.customer('name'), 'Ana '.repeat(75));
  expect(delivery.customer('name')).toHaveValue('Ana '.repeat(30));
});
