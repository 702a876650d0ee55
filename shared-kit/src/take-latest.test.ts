import {
  allSettled,
  createEffect,
  createEvent,
  createStore,
  createWatch,
  fork,
  sample,
} from 'effector';
import { debounce } from './debounce';
import { latestCall, takeLatest } from './take-latest';

describe('debounce', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('emits the last payload once, when its time has passed', async () => {
    const typed = createEvent<string>();
    const { debounced } = debounce(typed, 400);
    const scope = fork();
    const seen = jest.fn();
    createWatch({ unit: debounced, scope, fn: seen });
    void allSettled(typed, { scope, params: 'a' });
    await jest.advanceTimersByTimeAsync(399);
    void allSettled(typed, { scope, params: 'ab' });
    await jest.advanceTimersByTimeAsync(399);
    expect(seen).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(seen.mock.calls).toEqual([['ab']]);
    void allSettled(typed, { scope, params: 'ab' });
    await jest.advanceTimersByTimeAsync(400);
    expect(seen).toHaveBeenCalledTimes(2);
  });

  test('counts in each scope alone', async () => {
    const typed = createEvent<string>();
    const { debounced } = debounce(typed, 400);
    const [scope, other] = [fork(), fork()];
    const seen = jest.fn();
    createWatch({ unit: debounced, scope, fn: seen });
    void allSettled(typed, { scope, params: 'a' });
    await jest.advanceTimersByTimeAsync(200);
    void allSettled(typed, { scope: other, params: 'b' });
    await jest.advanceTimersByTimeAsync(200);
    expect(seen.mock.calls).toEqual([['a']]);
  });
});

type Call = { readonly text: string; readonly controller: AbortController };

/** Calls of an effect that the test answers. */
function calls() {
  const waiting: { answer: (text: string) => void; fail: (error: Error) => void }[] = [];
  const searchFx = createEffect<Call, string>(
    () => new Promise((answer, fail) => waiting.push({ answer, fail })),
  );
  const typed = createEvent<string>();
  const dropped = createEvent();
  const latest = takeLatest(searchFx, latestCall([searchFx], [typed, dropped]));
  const scope = fork();
  const [done, fail] = [jest.fn(), jest.fn()];
  createWatch({ unit: latest.done, scope, fn: ({ result }) => done(result) });
  createWatch({ unit: latest.fail, scope, fn: ({ error }) => fail(error.message) });
  const start = (text: string): Call => {
    const params = { text, controller: new AbortController() };
    void allSettled(searchFx, { scope, params });
    return params;
  };
  const settle = () => new Promise(setImmediate);
  return { waiting, scope, done, fail, start, settle, dropped };
}

describe('the latest call', () => {
  test('alone has a result or a failure, whatever the order of the answers', async () => {
    const { waiting, done, fail, start, settle } = calls();
    start('a');
    start('b');
    waiting[1]!.answer('of b');
    waiting[0]!.answer('of a');
    await settle();
    expect([done.mock.calls, fail.mock.calls]).toEqual([[['of b']], []]);
    start('c');
    start('d');
    waiting[2]!.fail(new Error('of c'));
    waiting[3]!.fail(new Error('of d'));
    await settle();
    expect([done.mock.calls, fail.mock.calls]).toEqual([[['of b']], [['of d']]]);
  });

  test('that is dropped is aborted, and its answer is ignored', async () => {
    const { waiting, scope, done, start, settle, dropped } = calls();
    const { controller } = start('a');
    await allSettled(dropped, { scope: fork() });
    expect(controller.signal.aborted).toBe(false);
    void allSettled(dropped, { scope });
    expect(controller.signal.aborted).toBe(true);
    waiting[0]!.answer('of a');
    await settle();
    expect(done).not.toHaveBeenCalled();
  });
});

test('an event that drops a call and starts another one drops the older one', async () => {
  const chosen = createEvent<string>();
  const started: Call[] = [];
  const searchFx = createEffect((call: Call) => {
    started.push(call);
    return `of ${call.text}`;
  });
  const { done } = takeLatest(searchFx, latestCall([searchFx], [chosen]));
  sample({
    clock: chosen,
    fn: (text) => ({ text, controller: new AbortController() }),
    target: searchFx,
  });
  const scope = fork();
  const seen = jest.fn();
  createWatch({ unit: done, scope, fn: ({ result }) => seen(result) });
  for (const params of ['a', 'b']) await allSettled(chosen, { scope, params });
  expect(seen.mock.calls).toEqual([['of a'], ['of b']]);
  expect(started.map(({ controller }) => controller.signal.aborted)).toEqual([true, false]);
});

test('a result is taken while the state is that of its call', async () => {
  const $customer = createStore('31');
  const readFx = createEffect(({ id }: { id: string }) => `cards of ${id}`);
  const { done } = takeLatest(readFx, $customer, (customer, { id }) => customer === id);
  const scope = fork();
  const seen = jest.fn();
  createWatch({ unit: done, scope, fn: ({ result }) => seen(result) });
  for (const id of ['31', '32']) await allSettled(readFx, { scope, params: { id } });
  expect(seen.mock.calls).toEqual([['cards of 31']]);
});
