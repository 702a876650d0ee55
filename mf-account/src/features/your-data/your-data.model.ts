import { createEvent, createStore, sample } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import type { ApiError } from '@storefront/shared-domain/http';
import { $restaurantId, restaurantSelected } from '@storefront/shared-domain/models';
import { accountFailure, type AccountFailure } from '../../lib/account-failure';
import { exportFx, logOutEverywhereFx } from './your-data.api';

export const exportRequested = createEvent();
/** The file was offered for download, or the export failed. */
export const dataExported = createEvent();
export const exportFailed = createEvent<AccountFailure>();

/** Log-out on all devices: requested, confirmed, dismissed. */
export const everywhereRequested = createEvent();
export const everywhereConfirmed = createEvent();
export const everywhereDismissed = createEvent();
/** All sessions have ended; after a failure, none has. */
export const everywhereDone = createEvent();
export const everywhereFailed = createEvent<AccountFailure>();

const toFailure = (error: ApiError, key: string): AccountFailure => {
  const failure = accountFailure(error, {});
  return 'key' in failure && failure.key === 'domain:error.unexpected' ? { key } : failure;
};
const whenFree = {
  source: {
    restaurantId: $restaurantId,
    isExporting: exportFx.pending,
    isLeaving: logOutEverywhereFx.pending,
  },
};

sample({
  clock: exportRequested,
  ...whenFree,
  filter: ({ restaurantId, isExporting }) => restaurantId !== null && !isExporting,
  fn: ({ restaurantId }) => restaurantId!,
  target: exportFx,
});
sample({ clock: exportFx.doneData, fn: () => undefined, target: dataExported });
sample({
  clock: exportFx.failData,
  fn: (error) => toFailure(error, 'data.export-failed'),
  target: exportFailed,
});
export const $isExporting = exportFx.pending;

sample({
  clock: everywhereConfirmed,
  ...whenFree,
  filter: ({ restaurantId, isLeaving }) => restaurantId !== null && !isLeaving,
  fn: ({ restaurantId }) => restaurantId!,
  target: logOutEverywhereFx,
});
sample({ clock: logOutEverywhereFx.doneData, fn: () => undefined, target: everywhereDone });
sample({
  clock: logOutEverywhereFx.failData,
  fn: (error) => toFailure(error, 'data.everywhere-failed'),
  target: everywhereFailed,
});
sample({ clock: everywhereDone, target: sessionBus.logOutConfirmed });
export const $isLeaving = logOutEverywhereFx.pending;

export const $isConfirmingEverywhere = createStore(false)
  .on(everywhereRequested, () => true)
  .reset(
    everywhereDismissed,
    everywhereDone,
    everywhereFailed,
    sessionBus.signedOut,
    restaurantSelected,
  );
