import { calls, type PhoneItem, type PostalCodeAnswer } from '../contracts';
import { call } from '../contracts/call';
import { callApi } from './call-api';
import { httpPorts } from './ports';

/* A separate service answers at its root path (OPEN-020). */
const ofService = call({
  id: 'getPostalCodeOfService',
  method: 'GET',
  path: '/{cep}/json/',
  body: null,
  answer: calls.getPostalCode.answer,
  bearer: false,
});

/**
 * The street of a postal code, with or without its hyphen (OPEN-020); never with a token
 * (DOMAIN-104). Throws `ApiError`.
 */
export function readPostalCode(code: string, signal?: AbortSignal): Promise<PostalCodeAnswer> {
  const [baseUrl, cep] = [httpPorts().cepBase, code.replace(/\D/g, '')];
  const request = { params: { cep }, ...(signal && { signal }) };
  return baseUrl === undefined
    ? callApi(calls.getPostalCode, request)
    : callApi(ofService, { ...request, baseUrl });
}

/** The phone stored under an id (API-49). Throws `ApiError`. */
export const readPhoneItem = (itemId: string): Promise<PhoneItem> =>
  callApi(calls.getPhoneItem, {
    params: { itemId },
    baseUrl: httpPorts().phoneBase ?? httpPorts().baseUrl,
  });
