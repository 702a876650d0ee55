import { createEvent, createStore, sample } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import type { ApiError } from '@storefront/shared-domain/http';
import { $restaurantId, restaurantSelected } from '@storefront/shared-domain/models';
import { accountFailure, type AccountFailure } from '../../lib/account-failure';
import { exportFx, logOutEverywhereFx } from './your-data.api';

export const exportAsked = createEvent();
/** The file was offered to be saved, or could not be made. */
export const exported = createEvent();
export const exportFailed = createEvent<AccountFailure>();

/** The customer wants to log out on all devices; the question is answered, or left. */
export const everywhereAsked = createEvent();
export const everywhereConfirmed = createEvent();
export const everywhereDismissed = createEvent();
/** Every session has ended, or none. */
export const everywhereDone = createEvent();
export const everywhereFailed = createEvent<AccountFailure>();

const failureOf = (error: ApiError, key: string): AccountFailure => {
  const failure = accountFailure(error, {});
  return 'key' in failure && failure.key === 'domain:error.unexpected' ? { key } : failure;
};
const whenFree = { source: { restaurantId: $restaurantId, isExporting: exportFx.pending, isLeaving: logOutEverywhereFx.pending } };

sample({
  clock: exportAsked, ...whenFree, filter: ({ restaurantId, isExporting }) => restaurantId !== null && !isExporting, fn: ({ restaurantId }) => restaurantId!, target: exportFx,
});
sample({ clock: exportFx.doneData, fn: () => undefined, target: exported });
sample({ clock: exportFx.failData, fn: (error) => failureOf(error, 'data.export-failed'), target: exportFailed });
export const $isExporting = exportFx.pending;

sample({
  clock: everywhereConfirmed, ...whenFree, filter: ({ restaurantId, isLeaving }) => restaurantId !== null && !isLeaving, fn: ({ restaurantId }) => restaurantId!, target: logOutEverywhereFx,
});
sample({ clock: logOutEverywhereFx.doneData, fn: () => undefined, target: everywhereDone });
sample({ clock: logOutEverywhereFx.failData, fn: (error) => failureOf(error, 'data.everywhere-failed'), target: everywhereFailed });
sample({ clock: everywhereDone, target: sessionBus.logOutConfirmed });
export const $isLeaving = logOutEverywhereFx.pending;

export const $isAskingEverywhere = createStore(false)
  .on(everywhereAsked, () => true)
  .reset(everywhereDismissed, everywhereDone, everywhereFailed, sessionBus.signedOut, restaurantSelected);
