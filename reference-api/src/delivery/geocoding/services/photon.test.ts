import { json, localService, type LocalService } from '../../../testing/local-service';
import { photon } from './photon';

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

test('other countries are left out where countries are named', async () => {
  service.answers(
    collection(
      feature([-73.9, 40.7], { osm_key: 'highway', name: 'Harmony Street', countrycode: 'US' }),
      STREET,
    ),
  );
  expect(
    (await request({ countries: ['br'] }).search('harmon', null, 5)).map(({ street }) => street),
  ).toEqual(['Rua Harmonia']);
});

test('what has no position on earth or no readable form is left out, the rest stays', async () => {
  service.answers(
    collection(
      feature(['-46', -23], {}),
      feature([-46], {}),
      feature([200, 1], { name: 'x' }),
      feature([1, 91], { name: 'x' }),
      null,
      7,
      { geometry: null },
      { ...STREET, properties: null },
      feature([-46.69, -23.55], {
        osm_key: 'highway',
        name: 'Rua Harmonia',
        city: 7,
        district: { a: 1 },
      }),
    ),
  );
  expect(await request().search('x', NEAR, 5)).toEqual([
    {
      latitude: -23.55,
      longitude: -46.69,
      street: 'Rua Harmonia',
      number: '',
      zone: '',
      city: '',
      uf: '',
      cep: '',
      name: '',
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

test('[OPEN-020] a postal code is searched for as it is written, and only its own street counts', async () => {
  service.answers(collection(STREET, HOUSE));
  expect(await request().byPostalCode('05435000')).toMatchObject({
    street: 'Rua Harmonia',
    zone: 'Vila Madalena',
    number: '412',
  });
  expect(service.requested[0]?.url.searchParams.get('q')).toBe('05435-000');
  expect(await request().byPostalCode('99999999')).toBeNull();
});

test.each([
  ['a list', []],
  ['nothing', null],
  ['a text', 'ok'],
  ['features that are no list', { features: {} }],
  ['an error', { message: 'language is not supported' }],
])('%s in place of the features is unreadable', async (_case, answer) => {
  service.answers(json(answer));
  const requested = request().search('rua', NEAR, 5);
  await (answer === null
    ? expect(requested).resolves.toEqual([])
    : expect(requested).rejects.toMatchObject({
        name: 'GeocoderUnavailable',
        reason: 'unreadable',
      }));
});
