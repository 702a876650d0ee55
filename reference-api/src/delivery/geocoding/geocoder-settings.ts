import * as z from 'zod';
import { parsed, text } from '../../platform/settings/setting-types';
import { OWN_GAZETTEER, type GeocoderOptions } from './open-geocoder';

const SERVICES = ['photon', 'nominatim'] as const;

/** The URL of a service; slashes at its end are removed. */
const address = parsed((given) => {
  const url = /^https?:\/\//.test(given) && URL.canParse(given) ? new URL(given) : null;
  if (url === null || url.search !== '' || url.hash !== '') return null;
  return given.replace(/(?<!\/)\/+$/, '');
}, 'give the address of the service, e.g. https://photon.pizza.example, without a question mark');

const agent = text(
  (given) => /^[\x20-\x7e]{3,200}$/.test(given),
  "services identify callers: give the storefront's name and how to reach you, e.g. pizza.example (it@pizza.example)",
);

const countries = parsed((given) => {
  const codes = given
    .toLowerCase()
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  return codes.every((code) => /^[a-z]{2}$/.test(code)) ? codes : null;
}, 'countries are codes of two letters, separated by commas, e.g. br,us');

const gazetteer = z
  .object({
    GEOCODER: z.literal('gazetteer').default('gazetteer'),
    GEOCODER_AGENT: agent.default(OWN_GAZETTEER.agent),
    POSTAL_CODE_URL: address.optional(),
  })
  .transform((given): GeocoderOptions => ({
    ...OWN_GAZETTEER,
    agent: given.GEOCODER_AGENT,
    postalCodeUrl: given.POSTAL_CODE_URL,
  }));

const service = z
  .object({
    GEOCODER: z.enum(SERVICES),
    GEOCODER_URL: address,
    GEOCODER_AGENT: agent,
    GEOCODER_LANGUAGE: text(
      (given) => /^[a-zA-Z-]{0,20}$/.test(given),
      'a language is a tag such as pt or pt-BR',
    ).optional(),
    GEOCODER_COUNTRIES: countries.default([]),
    GEOCODER_INTERVAL_MS: text(
      (given) => /^\d{1,5}$/.test(given),
      'an interval is a number of milliseconds below 100000',
    )
      .transform(Number)
      .optional(),
    POSTAL_CODE_URL: address.optional(),
  })
  .transform((given): GeocoderOptions => ({
    kind: given.GEOCODER,
    postalCodeUrl: given.POSTAL_CODE_URL,
    url: given.GEOCODER_URL,
    agent: given.GEOCODER_AGENT,
    language: given.GEOCODER_LANGUAGE,
    countries: given.GEOCODER_COUNTRIES,
    intervalMs: given.GEOCODER_INTERVAL_MS,
  }));

/** The settings of a service are read for a service alone. */
export const geocoderSettings = z.discriminatedUnion(
  'GEOCODER',
  [gazetteer, service],
  `a geocoder is one of ${['gazetteer', ...SERVICES].join(', ')}`,
);
