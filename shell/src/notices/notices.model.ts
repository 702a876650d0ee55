import { createEffect, createEvent, createStore, sample } from 'effector';
import { noticeBus, type Toast } from '@storefront/shared-domain/bus';

/** Display time of a toast, in milliseconds (CONST-02). */
export const TOAST_MS = 2000;

export type ShownToast = Toast & { id: number };

export const noticeDismissed = createEvent<number>();

const $nextId = createStore(1).on(noticeBus.toastRequested, (id) => id + 1);

/** Toasts on the page, oldest first. */
export const $toasts = createStore<ShownToast[]>([]).on(noticeDismissed, (toasts, id) =>
  toasts.filter((toast) => toast.id !== id),
);

const shown = sample({
  clock: noticeBus.toastRequested,
  source: $nextId,
  fn: (nextId, toast): ShownToast => ({ ...toast, id: nextId - 1 }),
});
$toasts.on(shown, (toasts, toast) => [...toasts, toast]);

const expireFx = createEffect<ShownToast, number>(
  (toast) => new Promise((resolve) => setTimeout(() => resolve(toast.id), TOAST_MS)),
);
sample({ clock: shown, target: expireFx });
sample({ clock: expireFx.doneData, target: noticeDismissed });
