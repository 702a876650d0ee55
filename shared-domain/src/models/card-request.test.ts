import { allSettled, fork } from 'effector';
import { cardsBus, checkoutBus, sessionBus } from '../bus';
import type { PaymentChoice } from '../contracts';
import { restaurantData } from '../testing';
import { $isCardRequested } from './card-request';
import { $payment } from './order-draft';
import { restaurantLoaded, restaurantSelected } from './restaurant';

const wallet: PaymentChoice = {
  method: 'multipedidos@asaas',
  group: 'online',
  wallet: { uuid: 'card-1', brand: 'Visa', lastDigits: '1111', nickname: 'Mine', token: 'T' },
};

async function paid(choice: PaymentChoice) {
  const scope = fork();
  await allSettled(restaurantLoaded, { scope, params: restaurantData() });
  await allSettled(checkoutBus.paymentChosen, { scope, params: choice });
  return scope;
}

test('[CARDS-13] the form of a new card is open until it is dismissed or the restaurant changes', async () => {
  const scope = fork();
  await allSettled(cardsBus.addRequested, { scope });
  expect(scope.getState($isCardRequested)).toBe(true);
  await allSettled(cardsBus.addDismissed, { scope });
  expect(scope.getState($isCardRequested)).toBe(false);
  await allSettled(cardsBus.addRequested, { scope });
  await allSettled(restaurantSelected, { scope, params: 'slice-house' });
  expect(scope.getState($isCardRequested)).toBe(false);
});

test('[ERRORS-19] a card that is erased pays nothing; another one does', async () => {
  const scope = await paid(wallet);
  await allSettled(cardsBus.cardErased, { scope, params: 'card-2' });
  expect(scope.getState($payment)).toEqual(wallet);
  await allSettled(cardsBus.cardErased, { scope, params: 'card-1' });
  expect(scope.getState($payment)).toBeNull();
});

test('a logout removes the card', async () => {
  const scope = await paid(wallet);
  await allSettled(sessionBus.signedOut, { scope });
  expect(scope.getState($payment)).toBeNull();
});
