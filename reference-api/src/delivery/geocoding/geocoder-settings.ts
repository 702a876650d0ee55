import { SettingError } from '../../platform/settings/setting-error';
import { readAll } from '../../platform/settings/read-all';
import { OWN_GAZETTEER, type GeocoderOptions } from './open-geocoder';

type Env = Readonly<Record<string, string | undefined>>;

const KINDS = ['gazetteer', 'photon', 'nominatim'] as const;

const isKind = (text: string): text is GeocoderOptions['kind'] =>
  KINDS.some((kind) => kind === text);

/** The URL of a service without a slash at its end. */
function urlOf(env: Env, name: string): string {
  const text = env[name] ?? '';
  const url = /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.search !== '' || url.hash !== '')
    throw new SettingError(
      name,
      text,
      'give the address of the service, e.g. https://photon.pizza.example, without a question mark',
    );
  return text.replace(/(?<!\/)\/+$/, '');
}

function agentOf(env: Env): string {
  const text = env['GEOCODER_AGENT'] ?? '';
  if (!/^[\x20-\x7e]{3,200}$/.test(text))
    throw new SettingError(
      'GEOCODER_AGENT',
      text,
      'services ask who calls: give the name of the storefront and how to reach you, ' +
        'e.g. pizza.example (it@pizza.example)',
    );
  return text;
}

function countriesOf(text: string): string[] {
  const countries = text
    .toLowerCase()
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  if (!countries.every((code) => /^[a-z]{2}$/.test(code)))
    throw new SettingError(
      'GEOCODER_COUNTRIES',
      text,
      'countries are codes of two letters, separated by commas, e.g. br,us',
    );
  return countries;
}

function languageOf(text: string): string | undefined {
  if (!/^[a-zA-Z-]{0,20}$/.test(text))
    throw new SettingError('GEOCODER_LANGUAGE', text, 'a language is a tag such as pt or pt-BR');
  return text || undefined;
}

function intervalOf(text: string): number | undefined {
  if (text === '') return undefined;
  if (!/^\d{1,5}$/.test(text))
    throw new SettingError(
      'GEOCODER_INTERVAL_MS',
      text,
      'an interval is a number of milliseconds below 100000',
    );
  return Number(text);
}

/**
 * GEOCODER (gazetteer, photon, nominatim) with GEOCODER_URL, GEOCODER_AGENT, GEOCODER_LANGUAGE,
 * GEOCODER_COUNTRIES and GEOCODER_INTERVAL_MS; POSTAL_CODE_URL. Throws `SettingError`.
 */
export function geocoderFrom(env: Env): GeocoderOptions {
  const kind = env['GEOCODER'] || 'gazetteer';
  if (!isKind(kind))
    throw new SettingError('GEOCODER', kind, `a geocoder is one of ${KINDS.join(', ')}`);
  const postalCodeUrl = env['POSTAL_CODE_URL'] ? urlOf(env, 'POSTAL_CODE_URL') : undefined;
  if (kind === 'gazetteer')
    return {
      ...OWN_GAZETTEER,
      agent: env['GEOCODER_AGENT'] ? agentOf(env) : OWN_GAZETTEER.agent,
      postalCodeUrl,
    };
  return {
    kind,
    postalCodeUrl,
    ...readAll({
      url: () => urlOf(env, 'GEOCODER_URL'),
      agent: () => agentOf(env),
      language: () => languageOf(env['GEOCODER_LANGUAGE'] ?? ''),
      countries: () => countriesOf(env['GEOCODER_COUNTRIES'] ?? ''),
      intervalMs: () => intervalOf(env['GEOCODER_INTERVAL_MS'] ?? ''),
    }),
  };
}
