import { createStorage, keys } from '@storefront/shared-domain/storage';
import { DEMO, freshEmail, NEW_PASSWORD } from '../../support/demo-accounts';
import { apiRequest } from './api-request';

function storeSession(restaurantId: number, token: string): string {
  const storage = createStorage(() => localStorage);
  storage.write(keys.loginMode(restaurantId), 'email');
  storage.write(keys.token(restaurantId), token);
  return token;
}

async function tokenOf(address: string, data: object): Promise<string> {
  return ((await (await apiRequest.post(address, { data })).json()) as { token: string }).token;
}

/**
 * The next page starts with the demo's customer with points and cards signed in. Returns the token.
 */
export async function signInDemo(restaurantId = 101): Promise<string> {
  return storeSession(
    restaurantId,
    await tokenOf(`/api/restaurant/${restaurantId}/public/client/auth`, {
      email: DEMO.rich,
      password: DEMO.password,
      loginMode: 'email',
    }),
  );
}

/** The next page starts with a customer without orders signed in. Returns the token. */
export async function signInFresh(restaurantId = 101): Promise<string> {
  return storeSession(
    restaurantId,
    await tokenOf(`/api/restaurant/${restaurantId}/public/client`, {
      email: freshEmail(),
      name: 'Ana Lima',
      password: NEW_PASSWORD,
      passwordConfirm: NEW_PASSWORD,
    }),
  );
}
