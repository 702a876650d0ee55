import { allSettled, fork } from 'effector';
import { deliveryBus, sessionBus } from '../bus';
import { aCustomer, aFee, anAddress } from '../testing';
import { $deliveryType } from './cart';
import { $address, $customer, $fee, $schedule } from './order-draft';

const later = { kind: 'later', scheduleTo: '2026-11-21 19:30' } as const;

describe('when the food is wanted', () => {
  test('[SCHEDULE-05] a time takes the place of now, and now the place of a time', async () => {
    const scope = fork();
    await allSettled(deliveryBus.scheduleChosen, { scope, params: later });
    expect(scope.getState($schedule)).toEqual(later);
    await allSettled(deliveryBus.scheduleChosen, { scope, params: { kind: 'now' } });
    expect(scope.getState($schedule)).toEqual({ kind: 'now' });
  });

  test('[DELIVERY-14] another delivery type resets it', async () => {
    const scope = fork({
      values: [
        [$deliveryType, 'balcony'],
        [$schedule, later],
      ],
    });
    await allSettled(deliveryBus.typeChosen, { scope, params: 'delivery' });
    expect(scope.getState($schedule)).toBeNull();
  });

  test('[DELIVERY-14] [DELIVERY-15] only an address that sets the type delivery resets it', async () => {
    const confirm = async (type: 'balcony' | 'delivery') => {
      const scope = fork({
        values: [
          [$deliveryType, type],
          [$schedule, later],
        ],
      });
      await allSettled(deliveryBus.addressConfirmed, {
        scope,
        params: { address: anAddress(), fee: aFee() },
      });
      return scope.getState($schedule);
    };
    expect(await confirm('balcony')).toBeNull();
    expect(await confirm('delivery')).toEqual(later);
  });
});

test('[OPEN-082] a logout clears typed data and addresses; an expired session clears neither', async () => {
  const scope = fork();
  const held = () => [
    scope.getState($customer).name,
    scope.getState($address)?.street,
    scope.getState($fee) !== null,
  ];
  await allSettled(deliveryBus.customerChanged, { scope, params: aCustomer({ name: 'Ana' }) });
  await allSettled(deliveryBus.addressConfirmed, {
    scope,
    params: { address: anAddress({ street: 'Rua A' }), fee: aFee() },
  });
  await allSettled(sessionBus.signedOut, { scope });
  expect(held()).toEqual(['Ana', 'Rua A', true]);
  await allSettled(sessionBus.logOutConfirmed, { scope });
  expect(held()).toEqual(['', undefined, false]);
});
