import { createEvent } from 'effector';

export type Toast = {
  text: string;
  tone: 'info' | 'success' | 'warning' | 'danger';
  /** A live region of the page reports the same change: the toast is shown and not announced. */
  isSilent?: true;
};

export type QuietFailure = { what: 'phone-lookup' | 'order'; reason: string };

/**
 * A failure that the customer does not see: it is only logged (ERRORS-40), or shown without its
 * cause (ERRORS-12). `reason` is one or two words without customer data. any → shell.
 */
export const failedQuietly = createEvent<QuietFailure>();

/** A short message for the top of the page, 2000 ms (CONST-02). any → shell. */
export const toastRequested = createEvent<Toast>();
