import { DEVICE_HEADER } from '@storefront/shared-domain/contracts';
import type { IncomingHttpHeaders } from 'node:http';
import { isUuid } from '../db/uuid';

/**
 * The id of the requesting device, as its orders carry it in `fingerprint`; null when the header is
 * missing or no uuid.
 */
export function parseDevice(headers: IncomingHttpHeaders): string | null {
  const sent = headers[DEVICE_HEADER];
  return typeof sent === 'string' && isUuid(sent) ? sent : null;
}
