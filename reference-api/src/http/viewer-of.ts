import type { FastifyRequest } from 'fastify';
import type { CustomerRow } from '../db/customers.repository';
import { deviceOf } from '../delivery/device-of';
import type { Viewer } from '../orders/order-viewer';

/** Who asks for an order: the account its token named, and the device its header names. */
export const viewerOf = (request: FastifyRequest, customer: CustomerRow | null): Viewer => ({ customerId: customer?.id, device: deviceOf(request.headers) });
