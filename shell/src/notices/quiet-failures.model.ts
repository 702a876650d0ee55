import { createEffect, sample } from 'effector';
import { noticeBus, type QuietFailure } from '@storefront/shared-domain/bus';
import { note } from '../telemetry/notes';

const logFx = createEffect<QuietFailure, void>((failure) =>
  note({ kind: 'failed-quietly', ...failure }),
);

/* What the customer is never told of is told to whoever runs the storefront (ERRORS-40). */
sample({ clock: noticeBus.failedQuietly, target: logFx });
