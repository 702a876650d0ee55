import { allSettled, fork } from 'effector';
import { noticeBus } from '@storefront/shared-domain/bus';
import { takeNotes, type Note } from '../telemetry/notes';
import { $toasts } from './notices.model';
import './quiet-failures.model';

test('[ERRORS-40] a quiet failure is logged, and nothing of it is shown', async () => {
  const notes: Note[] = [];
  takeNotes((one) => notes.push(one));
  const scope = fork();
  await allSettled(noticeBus.failedQuietly, {
    scope,
    params: { what: 'phone-lookup', reason: 'http 404' },
  });
  expect(notes).toEqual([{ kind: 'failed-quietly', what: 'phone-lookup', reason: 'http 404' }]);
  expect(scope.getState($toasts)).toEqual([]);
});
