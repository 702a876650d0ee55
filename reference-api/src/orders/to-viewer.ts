import type { FastifyRequest } from 'fastify';
import type { CustomerRow } from '../accounts/customers.repository';
import { parseDevice } from '../platform/http/parse-device';
import type { Viewer } from './order-viewer';

/** The viewer of an order: the account of the request's token, and the device of its header. */
export const toViewer = (request: FastifyRequest, customer: CustomerRow | null): Viewer => ({
  customerId: customer?.id,
  device: parseDevice(request.headers),
});
