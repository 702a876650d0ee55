import { isKnownZone } from '@storefront/shared-domain/rules';
import * as z from 'zod/mini';
import { Place, restaurantZone } from './place-zone';

test.each([
  [{ timezone: 'Asia/Tokyo', country: 'BR', uf: 'SP' }, 'Asia/Tokyo'],
  [{ country: 'BR' }, 'America/Sao_Paulo'],
  [{ country: 'BR', uf: 'AC' }, 'America/Rio_Branco'],
  [{ country: 'br', uf: ' am ' }, 'America/Manaus'],
  [{ country: 'BR', uf: 'XX' }, 'America/Sao_Paulo'],
  [{ country: 'BR', uf: 'constructor' }, 'America/Sao_Paulo'],
  [{ country: 'BR', uf: 'PE', timezone: 'Mars/Base' }, 'America/Recife'],
  [{ country: 'US' }, 'America/New_York'],
  [{ country: 'US', uf: 'IL' }, 'America/Chicago'],
  [{ country: 'US', uf: 'CA' }, 'America/Los_Angeles'],
  [{ country: 'PT', longitude: -9.1 }, 'Europe/Lisbon'],
  [{ country: 'PT', longitude: -16.9 }, 'Atlantic/Madeira'],
  [{ country: 'PT', longitude: -25.7 }, 'Atlantic/Azores'],
  [{ country: 'ES', longitude: -15.4 }, 'Atlantic/Canary'],
  [{ country: 'ES', longitude: -3.7 }, 'Europe/Madrid'],
  [{ country: 'CL', longitude: -109.4 }, 'Pacific/Easter'],
  [{ country: 'AR' }, 'America/Argentina/Buenos_Aires'],
  [{ country: 'PY' }, 'America/Asuncion'],
  [{ country: 'UY' }, 'America/Montevideo'],
  [{ country: 'BO' }, 'America/La_Paz'],
  [{ country: 'IT', longitude: null }, 'Europe/Rome'],
  [{ country: 'FR' }, 'Europe/Paris'],
  [{ country: 'ZZ' }, 'UTC'],
  [{ country: '__proto__' }, 'UTC'],
  [{ country: 7, timezone: {}, uf: null }, 'UTC'],
  [{}, 'UTC'],
])('a restaurant with %j is in %s', (stated, zone) => {
  expect(restaurantZone(z.parse(Place, stated))).toBe(zone);
  expect(isKnownZone(zone)).toBe(true);
});
