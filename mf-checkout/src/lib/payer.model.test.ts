import { fork } from 'effector';
import { $client, $customer } from '@storefront/shared-domain/models';
import { aClient, aCustomer } from '@storefront/shared-domain/testing';
import { $payer } from './payer.model';

const payer = (customer = aCustomer(), client: ReturnType<typeof aClient> | null = null) =>
  fork({
    values: [
      [$customer, customer],
      [$client, client],
    ],
  }).getState($payer);

test('the payer is the one of the order, with the e-mail address of the account', () =>
  expect(
    payer(
      aCustomer({ name: ' Ana Lima ', cpf: '52998224725', email: 'typed@example.com' }),
      aClient({ name: 'Bia', cpf: '11144477735', email: ' bia@example.com ' }),
    ),
  ).toEqual({ name: 'Ana Lima', cpf: '52998224725', email: 'bia@example.com' }));

test('missing data is that of the account, or empty', () => {
  expect(
    payer(
      aCustomer({ name: '', cpf: '', email: ' typed@example.com ' }),
      aClient({ name: 'Bia', cpf: '11144477735', email: '' }),
    ),
  ).toEqual({ name: 'Bia', cpf: '11144477735', email: 'typed@example.com' });
  expect(payer(aCustomer({ name: '' }))).toEqual({ name: '', cpf: '', email: '' });
});
