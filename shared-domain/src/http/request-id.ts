import { type ApiError, isApiError } from './api-error';
import { httpPorts } from './ports';

const HEADER = 'x-request-id';
const BYTES = 16;

/** Id of one call and all its attempts, shared by browser, edge and API: 32 hexadecimal digits. */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Sent to the API only: other services need not allow our header (CORS). */
export const requestIdHeader = (id: string, baseUrl: string): Readonly<Record<string, string>> =>
  baseUrl === httpPorts().baseUrl ? { [HEADER]: id } : {};

/** A refusal carries its own reason; any other error may have to be looked up in logs. */
const isFailure = ({ kind, status, code }: ApiError): boolean =>
  code !== 'aborted' && (kind !== 'http' || status >= 500);

/** Adds the request id of its call to an error and, for a failure, notifies the page. */
export function nameFailure(error: unknown, id: string): void {
  if (!isApiError(error)) return;
  error.requestId ??= id;
  if (isFailure(error)) httpPorts().requestFailed?.(error.requestId);
}
