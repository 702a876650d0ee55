import { createEffect, createEvent, sample } from 'effector';
import { noticeBus, type Toast } from '@storefront/shared-domain/bus';
import { share, type ShareOutcome } from './share';

/** A link with the texts for the results of sharing it. */
export type Sharing = { title: string; url: string; texts: { copied: string; failed: string } };

export const shareClicked = createEvent<Sharing>();

const shareFx = createEffect<Sharing, ShareOutcome>({ name: 'shareFx', handler: share });

sample({ clock: shareClicked, target: shareFx });

// SHELL-59. No toast after the device's own share dialog.
sample({
  clock: shareFx.done,
  filter: ({ result }) => result === 'copied' || result === 'failed',
  fn: ({ params, result }): Toast =>
    result === 'copied'
      ? { text: params.texts.copied, tone: 'success' }
      : { text: params.texts.failed, tone: 'warning' },
  target: noticeBus.toastRequested,
});
