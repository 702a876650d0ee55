import { fork } from 'effector';
import { $client, $customer } from '@storefront/shared-domain/models';
import { aClient, aCustomer } from '@storefront/shared-domain/testing';
import { $frameClient } from './frame-client.model';

const account = aClient({
  name: 'Bia Reis',
  email: 'bia@example.com',
  phone: '11911112222',
  cpf: '11144477735',
});
const typed = aCustomer({
  name: 'Ana Lima',
  email: 'ana@example.com',
  phone: '11987654321',
  cpf: '52998224725',
  carPlate: 'ABC1D23',
  carModelColor: 'Onix prata',
});
const holder = (customer: typeof typed, client: typeof account | null) =>
  fork({
    values: [
      [$customer, customer],
      [$client, client],
    ],
  }).getState($frameClient);

test("the holder's fields are those typed for this order", () =>
  expect(holder(typed, account)).toEqual({
    name: 'Ana Lima',
    email: 'ana@example.com',
    phone: '11987654321',
    cpf: '52998224725',
    car_plate: 'ABC1D23',
    car_model_color: 'Onix prata',
  }));

test("what was not typed is the account's, or empty for a visitor", () => {
  const nothing = aCustomer({ name: '', phone: '' });
  expect(holder(nothing, account)).toEqual({
    name: 'Bia Reis',
    email: 'bia@example.com',
    phone: '11911112222',
    cpf: '11144477735',
    car_plate: '',
    car_model_color: '',
  });
  expect(holder(nothing, null)).toEqual({
    name: '',
    email: '',
    phone: '',
    cpf: '',
    car_plate: '',
    car_model_color: '',
  });
});
