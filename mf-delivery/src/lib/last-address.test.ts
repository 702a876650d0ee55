import { minor, type Zone } from '@storefront/shared-domain/contracts';
import { anAddress } from '@storefront/shared-domain/testing';
import { readLastAddress, saveLastAddress } from './last-address';

const zone: Zone = {
  id: 'z3',
  zone: 'Consolação',
  city: 'São Paulo',
  available: true,
  regions: [{ region_id: 'centro', fee: minor(800), returnFee: minor(0) }],
};

describe('the last address', () => {
  test('[DOMAIN-058] every field is stored under its own key of the restaurant and read back', () => {
    saveLastAddress(11, anAddress(), zone);
    expect(readLastAddress(11)).toEqual(anAddress({ region: 'centro', cep: '' }));
  });

  test('another restaurant does not see it', () => {
    saveLastAddress(12, anAddress(), null);
    expect(readLastAddress(13)).toBeNull();
  });

  test('a field that became empty is removed, not taken from the address before', () => {
    saveLastAddress(14, anAddress(), zone);
    saveLastAddress(
      14,
      anAddress({ complemento: '', coordinates: null, deliveryFeeID: null }),
      null,
    );
    expect(readLastAddress(14)).toEqual(
      anAddress({ complemento: '', coordinates: null, deliveryFeeID: null, region: '', cep: '' }),
    );
  });
});
