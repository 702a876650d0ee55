import type { Order } from '@storefront/shared-domain/contracts';
import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { CustomerRow } from '../accounts/customers.repository';
import { parseDevice } from '../platform/http/request-values';
import { type Refusal, refuse } from '../platform/http/refusal';
import type { OrderRow } from './orders.repository';
import { maskOrder, viewOnlyOrder } from './mask-order';
import { toOrder } from './order-view';

/** The requester of an order: an account, a device by its id, both or neither. */
type Viewer = { readonly customerId: string | undefined; readonly device: string | null };

type Ownership = Pick<OrderRow, 'customerId' | 'fingerprint' | 'actingDevices'>;

const computeDigest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Digest under which a device is stored that may act on an order it did not place. */
export const hashActingDevice = (device: string): string =>
  computeDigest(`acting ${device.toLowerCase()}`).toString('base64url');

const isPlacedBy = (row: Ownership, device: string): boolean =>
  row.fingerprint !== '' &&
  timingSafeEqual(
    computeDigest(row.fingerprint.toLowerCase()),
    computeDigest(device.toLowerCase()),
  );

const isActing = (row: Ownership, { device }: Viewer): boolean =>
  device !== null &&
  (isPlacedBy(row, device) || row.actingDevices.includes(hashActingDevice(device)));

/**
 * Whether the order belongs to the requesting account; an order without an account belongs to none.
 */
export const isOwn = (row: Pick<OrderRow, 'customerId'>, customerId: string | undefined): boolean =>
  row.customerId !== null && row.customerId === customerId;

/**
 * Whether the viewer may pay, retry or cancel: the account, the device that placed the order, a
 * device that returned from its payment page.
 */
export const mayAct = (row: Ownership, viewer: Viewer): boolean =>
  isOwn(row, viewer.customerId) || isActing(row, viewer);

/**
 * Whether the viewer may see all fields: the account; of an order without an account also its
 * devices. A device may have other users once its customer has logged out.
 */
const seesAll = (row: Ownership, viewer: Viewer): boolean =>
  isOwn(row, viewer.customerId) || (row.customerId === null && isActing(row, viewer));

/** The viewer of an order: the account of the request's token, and the device of its header. */
export const toViewer = (request: FastifyRequest, customer: CustomerRow | null): Viewer => ({
  customerId: customer?.id,
  device: parseDevice(request.headers),
});

/**
 * The requester has the order's uuid, but may not act on the order (`mayAct`). A 403 would end the
 * session of the requester (DOMAIN-106).
 */
export const viewOnly = (): Refusal =>
  refuse(
    409,
    'Only the device that placed the order or its account may do this',
    'order_view_only',
  );

/**
 * The order as its viewer may see it: complete, masked for its device while its customer is logged
 * out, view-only for every other client with the uuid.
 */
export function orderFor(row: OrderRow, viewer: Viewer): Order {
  if (seesAll(row, viewer)) return toOrder(row);
  return mayAct(row, viewer) ? maskOrder(toOrder(row)) : viewOnlyOrder(toOrder(row));
}
