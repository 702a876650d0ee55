import timers from 'node:timers/promises';
import { json, localService, type LocalService } from '../../../testing/local-service';
import { nominatim } from './nominatim';
import { photon } from './photon';

describe('Photon', () => {
  const AGENT = 'pizza.example (it@pizza.example)';
  const NEAR = { latitude: -23.55, longitude: -46.69 };
  const feature = (coordinates: unknown, properties: object) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties,
  });
  const collection = (...features: unknown[]) => json({ type: 'FeatureCollection', features });

  const HOUSE = feature([-46.6901, -23.5505], {
    osm_type: 'N',
    osm_id: 1,
    osm_key: 'place',
    osm_value: 'house',
    type: 'house',
    housenumber: '412',
    street: 'Rua Harmonia',
    district: 'Vila Madalena',
    city: 'São Paulo',
    state: 'São Paulo',
    postcode: '05435-000',
    country: 'Brasil',
    countrycode: 'BR',
  });
  const STREET = feature([-46.69, -23.55], {
    osm_key: 'highway',
    osm_value: 'residential',
    type: 'street',
    name: 'Rua Harmonia',
    locality: 'Sumarezinho',
    county: 'São Paulo',
    countrycode: 'BR',
  });
  const PARK = feature([-46.657, -23.587], {
    osm_key: 'leisure',
    name: 'Parque Ibirapuera',
    district: 'Moema',
    city: 'São Paulo',
    countrycode: 'BR',
  });

  let service: LocalService;
  beforeAll(async () => {
    service = await localService();
  });
  afterAll(() => service.close());

  const request = (more: object = {}) =>
    photon({ url: service.url, agent: AGENT, timeoutMs: 30_000, ...more });

  test("a search is sent with the typed text, the restaurant's position and the user agent", async () => {
    service.answers(collection());
    expect(await request({ language: 'pt' }).search('rua harmonia & cia', NEAR, 5)).toEqual([]);
    const [{ url, agent } = { url: new URL('http://none'), agent: '' }] = service.requested;
    expect([url.pathname, Object.fromEntries(url.searchParams), agent]).toEqual([
      '/api',
      { q: 'rua harmonia & cia', lat: '-23.55', lon: '-46.69', limit: '10', lang: 'pt' },
      AGENT,
    ]);
    service.answers(collection());
    await request().search('a'.repeat(400), null, 5);
    expect(service.requested[0]?.url.searchParams.get('q')).toHaveLength(255);
    expect([...(service.requested[0]?.url.searchParams.keys() ?? [])]).toEqual(['q', 'limit']);
  });

  test('[API-25] houses, streets and places that have a name are read, each address once', async () => {
    service.answers(collection(HOUSE, STREET, STREET, PARK));
    const places = await request().search('rua harmonia', NEAR, 5);
    expect(places).toEqual([
      {
        latitude: -23.5505,
        longitude: -46.6901,
        street: 'Rua Harmonia',
        number: '412',
        zone: 'Vila Madalena',
        city: 'São Paulo',
        uf: 'São Paulo',
        cep: '05435-000',
        name: '',
      },
      {
        latitude: -23.55,
        longitude: -46.69,
        street: 'Rua Harmonia',
        number: '',
        zone: 'Sumarezinho',
        city: 'São Paulo',
        uf: '',
        cep: '',
        name: '',
      },
      {
        latitude: -23.587,
        longitude: -46.657,
        street: '',
        number: '',
        zone: 'Moema',
        city: 'São Paulo',
        uf: '',
        cep: '',
        name: 'Parque Ibirapuera',
      },
    ]);
  });

  test('[API-28] a point is the first street near it; one of another town is none', async () => {
    service.answers(collection(PARK, HOUSE));
    expect(await request().reverse({ latitude: -23.5504, longitude: -46.69 })).toMatchObject({
      street: 'Rua Harmonia',
      number: '412',
    });
    expect(service.requested[0]?.url.pathname).toBe('/reverse');
    expect(Object.fromEntries(service.requested[0]?.url.searchParams ?? [])).toMatchObject({
      lat: '-23.5504',
      lon: '-46.69',
    });
    expect(await request().reverse({ latitude: -23.56, longitude: -46.69 })).toBeNull();
    service.answers(collection());
    expect(await request().reverse({ latitude: 0, longitude: 0 })).toBeNull();
  });
});

describe('Nominatim', () => {
  const NEAR = { latitude: -23.55, longitude: -46.69 };
  const HOUSE = {
    place_id: 1,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
    osm_type: 'node',
    osm_id: 2,
    lat: '-23.5505',
    lon: '-46.6901',
    category: 'place',
    type: 'house',
    place_rank: 30,
    importance: 0.0001,
    addresstype: 'place',
    name: '',
    display_name: '412, Rua Harmonia, Vila Madalena, São Paulo, 05435-000, Brasil',
    address: {
      house_number: '412',
      road: 'Rua Harmonia',
      suburb: 'Vila Madalena',
      city_district: 'Pinheiros',
      city: 'São Paulo',
      state: 'São Paulo',
      'ISO3166-2-lvl4': 'BR-SP',
      postcode: '05435-000',
      country_code: 'br',
    },
    boundingbox: ['-23.6', '-23.5', '-46.7', '-46.6'],
  };
  const TOWN = {
    lat: '-22.9',
    lon: '-47',
    name: 'Praça da Matriz',
    address: {
      pedestrian: 'Praça da Matriz',
      neighbourhood: 'Centro',
      town: 'Itu',
      state: 'São Paulo',
    },
  };
  const SHOP = {
    lat: '40.7',
    lon: '-73.9',
    name: 'Joe’s',
    address: { road: 'Bedford Avenue', city: 'New York', 'ISO3166-2-lvl4': 'US-NY' },
  };

  let service: LocalService;
  beforeAll(async () => {
    service = await localService();
  });
  afterAll(() => service.close());

  const request = (more: object = {}) =>
    nominatim({
      url: service.url,
      agent: 'pizza.example',
      timeoutMs: 30_000,
      intervalMs: 0,
      ...more,
    });

  test('a search goes out in format jsonv2, around the restaurant, within the countries', async () => {
    service.answers(json([]));
    expect(
      await request({ language: 'pt-BR', countries: ['br', 'us'] }).search('rua harmonia', NEAR, 5),
    ).toEqual([]);
    const [{ url, agent } = { url: new URL('http://none'), agent: '' }] = service.requested;
    expect([url.pathname, Object.fromEntries(url.searchParams), agent]).toEqual([
      '/search',
      {
        format: 'jsonv2',
        addressdetails: '1',
        'accept-language': 'pt-BR',
        q: 'rua harmonia',
        limit: '5',
        countrycodes: 'br,us',
        viewbox: '-47.1900,-23.0500,-46.1900,-24.0500',
      },
      'pizza.example',
    ]);
  });

  test('[API-27] [API-29] places are read with their details, whatever their towns call them', async () => {
    service.answers(json([HOUSE, TOWN, SHOP, HOUSE]));
    expect(await request().search('x', NEAR, 5)).toEqual([
      {
        latitude: -23.5505,
        longitude: -46.6901,
        street: 'Rua Harmonia',
        number: '412',
        zone: 'Vila Madalena',
        city: 'São Paulo',
        uf: 'SP',
        cep: '05435-000',
        name: '',
      },
      {
        latitude: -22.9,
        longitude: -47,
        street: 'Praça da Matriz',
        number: '',
        zone: 'Centro',
        city: 'Itu',
        uf: 'São Paulo',
        cep: '',
        name: '',
      },
      {
        latitude: 40.7,
        longitude: -73.9,
        street: 'Bedford Avenue',
        number: '',
        zone: '',
        city: 'New York',
        uf: 'NY',
        cep: '',
        name: 'Joe’s',
      },
    ]);
  });

  test('[API-28] a point is its street; the sea is nothing, and neither is a street of the next town', async () => {
    service.answers(json(HOUSE));
    expect(await request().reverse({ latitude: -23.5504, longitude: -46.69 })).toMatchObject({
      street: 'Rua Harmonia',
      number: '412',
    });
    expect(service.requested[0]?.url.pathname).toBe('/reverse');
    expect(await request().reverse({ latitude: -23.6, longitude: -46.69 })).toBeNull();
    service.answers(json({ error: 'Unable to geocode' }));
    expect(await request().reverse({ latitude: 0, longitude: 0 })).toBeNull();
    service.answers(json({ error: 'Unable to geocode' }, 404));
    expect(await request().reverse({ latitude: 0, longitude: 0 })).toBeNull();
  });

  test('by default one request per second is sent; one that would wait too long is refused at once', async () => {
    service.answers(json([]));
    jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const polite = nominatim({ url: service.url, agent: 'pizza.example' });
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sleep = jest.spyOn(timers, 'setTimeout').mockReturnValue(released);
    const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map((query) =>
      polite.search(query, null, 1),
    );
    await expect(fourth).rejects.toMatchObject({ reason: 'busy' });
    await first;
    expect(sleep.mock.calls).toEqual([[1000], [2000]]);
    expect(service.requested.map(({ url }) => url.searchParams.get('q'))).toEqual(['a']);
    release();
    await Promise.all([second, third]);
    expect(service.requested.map(({ url }) => url.searchParams.get('q')).sort()).toEqual([
      'a',
      'b',
      'c',
    ]);
    jest.restoreAllMocks();
  });
});
