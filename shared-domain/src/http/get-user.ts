import { type Client, calls } from '../contracts';
import { ApiError } from './api-error';
import { callApi } from './call-api';
import { httpPorts } from './ports';

/**
 * The logged-in customer (API-31). Rejects with 'not logged', without a request, when there is no
 * token (DOMAIN-108).
 */
export async function getUser(restaurantId: number): Promise<Client> {
  if (httpPorts().getToken() === null)
    throw new ApiError({ kind: 'http', status: 401, code: 'not_logged', text: 'not logged' });
  return callApi(calls.getClient, { params: { restaurantId } });
}
