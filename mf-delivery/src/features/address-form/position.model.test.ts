import { allSettled, fork } from 'effector';
import { $restaurantData } from '@storefront/shared-domain/models';
import { aFee, anAddress, restaurantData } from '@storefront/shared-domain/testing';
import { getFeeFx } from '../../lib/delivery-fee/delivery-fee.api';
import { $draft, dialogOpened } from './address-draft.model';
import { restFx } from './live-fee.model';
import { $isRefused, positionAsked, positionRemoved, readPositionFx } from './position.model';

const here = { latitude: -23.5, longitude: -46.6 };
const visit = async (read: () => typeof here | Promise<typeof here>) => {
  const ask = jest.fn(({ address }: { address: { coordinates: unknown } }) => (address.coordinates === null ? aFee() : aFee({ distance: 1 })));
  const scope = fork({
    values: [[$restaurantData, restaurantData()]],
    handlers: [[readPositionFx, read], [getFeeFx, ask], [restFx, () => Promise.resolve()]],
  });
  await allSettled(dialogOpened, { scope, params: anAddress({ coordinates: null }) });
  return { scope, ask };
};

describe('the location of the device', () => {
  test('its coordinates stay with the typed address and the fee is asked with them', async () => {
    const { scope, ask } = await visit(() => here);
    await allSettled(positionAsked, { scope });
    expect(scope.getState($draft)).toMatchObject({ street: 'Rua Augusta', coordinates: here });
    expect(ask.mock.lastCall?.[0].address.coordinates).toEqual(here);
  });

  test('it can be taken back', async () => {
    const { scope } = await visit(() => here);
    await allSettled(positionAsked, { scope });
    await allSettled(positionRemoved, { scope });
    expect(scope.getState($draft).coordinates).toBeNull();
  });

  test('[CONFLICTS-15] refused, the address is typed and the server places it', async () => {
    const { scope, ask } = await visit(() => Promise.reject(new Error('denied')));
    await allSettled(positionAsked, { scope });
    expect(scope.getState($isRefused)).toBe(true);
    expect(scope.getState($draft)).toMatchObject({ street: 'Rua Augusta', coordinates: null });
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
