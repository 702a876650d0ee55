import { allSettled, fork, type Scope } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import type { Client, RestaurantData } from '@storefront/shared-domain/contracts';
import { restaurantLoaded, sessionRestored } from '@storefront/shared-domain/models';
import { aClient, restaurantData } from '@storefront/shared-domain/testing';
import { pageKit } from '@storefront/shared-kit/testing/render-page';
import { remote } from '../remote';

export const { htmlOf } = pageKit(remote);

/** Fake handlers of effects; TypeScript infers them from the last overload of `fork`. */
type Handlers = NonNullable<Parameters<typeof fork>[1]>['handlers'];
type Here = { data?: RestaurantData; client?: Client | null; handlers?: Handlers };

/** A restaurant's storefront with a logged-in customer; `client: null` is a visitor. */
export async function storefront({
  data = restaurantData(),
  client = aClient(),
  handlers = [],
}: Here = {}): Promise<Scope> {
  const scope = fork({ handlers });
  await allSettled(restaurantLoaded, { scope, params: data });
  if (client === null) return scope;
  await allSettled(sessionRestored, { scope, params: { token: client.token, mode: 'email' } });
  await allSettled(sessionBus.clientRead, { scope, params: client });
  return scope;
}
