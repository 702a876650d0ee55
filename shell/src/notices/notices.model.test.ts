import { allSettled, fork } from 'effector';
import { noticeBus } from '@storefront/shared-domain/bus';
import { $toasts, TOAST_MS, dismissed } from './notices.model';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const texts = (scope: ReturnType<typeof fork>) => scope.getState($toasts).map(({ text }) => text);

test('[CONST-02] a toast stays 2000 ms, each for itself', async () => {
  expect(TOAST_MS).toBe(2000);
  const scope = fork();
  const first = allSettled(noticeBus.toastRequested, {
    scope,
    params: { text: 'first', tone: 'info' },
  });
  jest.advanceTimersByTime(1500);
  const second = allSettled(noticeBus.toastRequested, {
    scope,
    params: { text: 'second', tone: 'success' },
  });
  expect(texts(scope)).toEqual(['first', 'second']);
  await jest.advanceTimersByTimeAsync(499);
  expect(texts(scope)).toEqual(['first', 'second']);
  await jest.advanceTimersByTimeAsync(1);
  expect(texts(scope)).toEqual(['second']);
  await jest.advanceTimersByTimeAsync(1500);
  await Promise.all([first, second]);
  expect(texts(scope)).toEqual([]);
});

test('a toast can be dismissed before its time', async () => {
  const scope = fork();
  void allSettled(noticeBus.toastRequested, { scope, params: { text: 'gone', tone: 'info' } });
  const [toast] = scope.getState($toasts);
  void allSettled(dismissed, { scope, params: toast?.id ?? 0 });
  expect(texts(scope)).toEqual([]);
});
