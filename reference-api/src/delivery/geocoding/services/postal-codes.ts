import * as z from 'zod/mini';
import { GeocoderUnavailable, type Geocoder } from '../geocoder';
import { queryService, type ServiceOptions } from './query-service';
import { word } from './read-places';

const PostalCodeResponse = z.object({
  logradouro: word(),
  bairro: word(),
  localidade: word(),
  uf: word(),
  cep: word(),
  erro: z.optional(z.unknown()),
});

/**
 * A service of postal codes by its URL: `{url}/{8 digits}/json/` returns logradouro, bairro,
 * localidade and uf, or `erro` (OPEN-020).
 */
export function postalCodes(service: ServiceOptions): Geocoder['byPostalCode'] {
  const request = queryService(service);
  return async (digits) => {
    const answer = await request(`/${digits}/json/`);
    if (answer === null) return null;
    const read = z.safeParse(PostalCodeResponse, answer);
    if (!read.success) throw new GeocoderUnavailable('unreadable');
    const { logradouro, bairro, localidade, uf, cep, erro } = read.data;
    return erro || localidade === ''
      ? null
      : { street: logradouro, zone: bairro, city: localidade, uf, cep: cep || digits };
  };
}
