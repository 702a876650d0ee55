import { SettingError } from '../../platform/settings/setting-error';
import { readSettings, type Env } from '../../platform/settings/read-settings';
import { geocoderSettings } from './geocoder-settings';

const geocoderFrom = (env: Env) => readSettings(geocoderSettings, env);

const PHOTON = {
  GEOCODER: 'photon',
  GEOCODER_URL: 'https://photon.pizza.example/',
  GEOCODER_AGENT: 'pizza.example (it@pizza.example)',
};

test('without any setting the streets in the database are searched', () =>
  expect(geocoderFrom({})).toEqual({
    kind: 'gazetteer',
    url: '',
    agent: expect.any(String),
    postalCodeUrl: undefined,
  }));

test('a service is configured by its kind, its address and the user agent', () => {
  expect(geocoderFrom(PHOTON)).toMatchObject({
    kind: 'photon',
    url: 'https://photon.pizza.example',
    agent: PHOTON.GEOCODER_AGENT,
    language: undefined,
    countries: [],
    intervalMs: undefined,
  });
  expect(
    geocoderFrom({
      ...PHOTON,
      GEOCODER: 'nominatim',
      GEOCODER_LANGUAGE: 'pt-BR',
      GEOCODER_COUNTRIES: 'BR, us,',
      GEOCODER_INTERVAL_MS: '0',
    }),
  ).toMatchObject({ language: 'pt-BR', countries: ['br', 'us'], intervalMs: 0 });
});

test('postal codes may come from another service than addresses', () =>
  expect(geocoderFrom({ POSTAL_CODE_URL: 'http://cep.example/ws/' })).toMatchObject({
    kind: 'gazetteer',
    postalCodeUrl: 'http://cep.example/ws',
  }));

test.each([
  ['GEOCODER', 'google', 'photon'],
  ['GEOCODER_URL', '', 'https://photon'],
  ['GEOCODER_URL', 'photon.example', 'https://'],
  ['GEOCODER_URL', 'file:///etc/passwd', 'https://'],
  ['GEOCODER_URL', 'https://a b', 'https://'],
  ['GEOCODER_URL', 'https://a.example/?key=1', 'question mark'],
  ['GEOCODER_AGENT', '', 'identify callers'],
  ['GEOCODER_AGENT', 'a\r\nb: c', 'identify callers'],
  ['GEOCODER_COUNTRIES', 'brazil', 'br,us'],
  ['GEOCODER_LANGUAGE', 'pt;q=1', 'pt-BR'],
  ['GEOCODER_INTERVAL_MS', '-1', 'milliseconds'],
  ['POSTAL_CODE_URL', 'nowhere', 'address'],
])('%s=%j is refused by its name, with what to give', (name, value, reported) => {
  const read = () => geocoderFrom({ ...PHOTON, [name]: value });
  expect(read).toThrow(SettingError);
  expect(read).toThrow(`${name}=${value}`);
  expect(read).toThrow(reported);
});
