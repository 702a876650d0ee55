import type { Queryable } from '../../platform/db/database';
import { GeocoderUnavailable, type Geocoder } from './geocoder';
import { withGeocoder } from './geocoder-within';

const tx: Queryable = { query: () => Promise.resolve([]), exec: () => Promise.resolve() };
const point = { latitude: 1, longitude: 2 };
const place = {
  ...point,
  street: 'Rua A',
  number: '',
  zone: '',
  city: '',
  uf: '',
  cep: '',
  name: '',
};

function outside(answer: () => Promise<(typeof place)[]>) {
  const search = jest.fn(answer);
  return {
    search,
    geocoder: {
      search,
      reverse: () => Promise.resolve(place),
      byPostalCode: () => Promise.resolve(null),
    } satisfies Geocoder,
  };
}

test('another server is requested between two attempts of the transaction, once for each query', async () => {
  const { search, geocoder } = outside(() => Promise.resolve([place]));
  let isOpen = false;
  search.mockImplementation(async () => {
    expect(isOpen).toBe(false);
    return [place];
  });
  const firsts: boolean[] = [];
  const found = await withGeocoder(geocoder, async (geocoderOn, isFirst) => {
    firsts.push(isFirst);
    isOpen = true;
    try {
      const [one] = await geocoderOn(tx).search('Rua A', null, 5);
      return [
        one,
        await geocoderOn(tx).reverse(point),
        await geocoderOn(tx).search('Rua A', null, 5),
      ];
    } finally {
      isOpen = false;
    }
  });
  expect([found, search.mock.calls.length, firsts]).toEqual([
    [place, place, [place]],
    1,
    [true, false, false],
  ]);
});

test('a server that cannot be requested fails where its answer is needed, and is not requested again', async () => {
  const { search, geocoder } = outside(() => Promise.reject(new GeocoderUnavailable('timeout')));
  await expect(
    withGeocoder(geocoder, (geocoderOn) => geocoderOn(tx).search('Rua A', null, 5)),
  ).rejects.toThrow(GeocoderUnavailable);
  expect(search).toHaveBeenCalledTimes(1);
});

test('a geocoder that reads this database reads it on the connection of the transaction', async () => {
  const { geocoder } = outside(() => Promise.reject(new Error('on another connection')));
  const within = jest.fn((on: Queryable): Geocoder => ({
    ...geocoder,
    search: () => Promise.resolve(on === tx ? [place] : []),
  }));
  let attempts = 0;
  const found = await withGeocoder({ ...geocoder, within }, (geocoderOn) => {
    attempts += 1;
    return geocoderOn(tx).search('Rua A', null, 5);
  });
  expect([found, attempts]).toEqual([[place], 1]);
});

test('every other failure of the transaction passes', async () =>
  expect(
    withGeocoder(outside(() => Promise.resolve([])).geocoder, () =>
      Promise.reject(new Error('no')),
    ),
  ).rejects.toThrow('no'));
