import { createEffect, sample } from 'effector';
import { noticeBus, type QuietFailure } from '@storefront/shared-domain/bus';
import { note } from '../telemetry/notes';

const logFx = createEffect<QuietFailure, void>((failure) =>
  note({ kind: 'failed-quietly', ...failure }),
);

/* Failures that are not shown to the customer are sent to telemetry for the operator
   (ERRORS-40). */
sample({ clock: noticeBus.failedQuietly, target: logFx });
