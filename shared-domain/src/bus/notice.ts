import { createEvent } from 'effector';

export type Toast = { text: string; tone: 'info' | 'success' | 'warning' | 'danger' };

/** A short message for the top of the page, 2000 ms (CONST-02). any → shell. */
export const toastRequested = createEvent<Toast>();
