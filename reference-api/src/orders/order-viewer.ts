import { createHash, timingSafeEqual } from 'node:crypto';
import type { OrderRow } from './orders.repository';

/** The requester of an order: an account, a device by its id, both or neither. */
export type Viewer = { readonly customerId: string | undefined; readonly device: string | null };

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
export const seesAll = (row: Ownership, viewer: Viewer): boolean =>
  isOwn(row, viewer.customerId) || (row.customerId === null && isActing(row, viewer));
