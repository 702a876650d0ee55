import { type ApiError, isApiError } from './api-error';
import { httpPorts } from './ports';

const HEADER = 'x-request-id';
const BYTES = 16;

/**
 * Names one call, and all its tries, so that browser, edge and API speak of the same: 32
 * hexadecimal digits.
 */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The API alone is told: a service of somebody else need not let a header of ours pass. */
export const requestIdHeader = (id: string, baseUrl: string): Readonly<Record<string, string>> =>
  baseUrl === httpPorts().baseUrl ? { [HEADER]: id } : {};

/** A refusal says itself why; of anything else somebody may want to look it up. */
const isFailure = ({ kind, status, code }: ApiError): boolean =>
  code !== 'aborted' && (kind !== 'http' || status >= 500);

/** Gives an error the name of its call, and tells the page of it when it was a failure. */
export function nameFailure(error: unknown, id: string): void {
  if (!isApiError(error)) return;
  error.requestId ??= id;
  if (isFailure(error)) httpPorts().requestFailed?.(error.requestId);
}
