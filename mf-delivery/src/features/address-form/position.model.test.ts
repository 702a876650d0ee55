import { allSettled, fork } from 'effector';
import { $restaurantData } from '@storefront/shared-domain/models';
import { aFee, anAddress, restaurantData } from '@storefront/shared-domain/testing';
import { getFeeFx } from '../../lib/delivery-fee/delivery-fee.api';
import { $draft, dialogOpened } from './address-draft.model';
import { restFx } from './live-fee.model';
import { readPositionFx, type Position } from '../../lib/position/position.api';
import { $isRefused, positionAsked, positionRemoved } from './position.model';

const here = { latitude: -23.5, longitude: -46.6 };
const visit = async (position: Position) => {
  const ask = jest.fn(({ address }: { address: { coordinates: unknown } }) => (address.coordinates === null ? aFee() : aFee({ distance: 1 })));
  const scope = fork({
    values: [[$restaurantData, restaurantData()]],
    handlers: [[readPositionFx, () => position], [getFeeFx, ask], [restFx, () => Promise.resolve()]],
  });
  await allSettled(dialogOpened, { scope, params: anAddress({ coordinates: null }) });
  return { scope, ask };
};

describe('the location of the device', () => {
  test('its coordinates stay with the typed address and the fee is asked with them', async () => {
    const { scope, ask } = await visit({ kind: 'granted', coordinates: here });
    await allSettled(positionAsked, { scope });
    expect(scope.getState($draft)).toMatchObject({ street: 'Rua Augusta', coordinates: here });
    expect(ask.mock.lastCall?.[0].address.coordinates).toEqual(here);
  });

  test('it can be taken back', async () => {
    const { scope } = await visit({ kind: 'granted', coordinates: here });
    await allSettled(positionAsked, { scope });
    await allSettled(positionRemoved, { scope });
    expect(scope.getState($draft).coordinates).toBeNull();
  });

  test('[CONFLICTS-15] refused, the address is typed and the server places it', async () => {
    const { scope, ask } = await visit({ kind: 'denied' });
    await allSettled(positionAsked, { scope });
    expect(scope.getState($isRefused)).toBe(true);
    expect(scope.getState($draft)).toMatchObject({ street: 'Rua Augusta', coordinates: null });
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
