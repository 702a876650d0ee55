import { whenIdle } from './when-idle';

const idleCallbacks = { requestIdleCallback: jest.fn(() => 7), cancelIdleCallback: jest.fn() };

describe('in a browser with idle callbacks', () => {
  beforeEach(() => Object.assign(globalThis, idleCallbacks));
  afterEach(() => {
    jest.clearAllMocks();
    for (const name of Object.keys(idleCallbacks)) Reflect.deleteProperty(globalThis, name);
  });

  test.each([
    { case: 'after a second at the latest', options: undefined, timeout: 1000 },
    { case: 'without a limit', options: { latestMs: 0 }, timeout: 0 },
  ])('the task is planned $case, and can be cancelled', ({ options, timeout }) => {
    const task = jest.fn();
    const cancel = whenIdle(task, options);
    expect(idleCallbacks.requestIdleCallback.mock.calls).toEqual([
      [expect.any(Function), { timeout }],
    ]);
    expect(task).not.toHaveBeenCalled();
    const [[run]] = idleCallbacks.requestIdleCallback.mock.calls as unknown as [[() => void]];
    run();
    expect(task).toHaveBeenCalledTimes(1);
    cancel();
    expect(idleCallbacks.cancelIdleCallback).toHaveBeenCalledWith(7);
  });
});

describe('in a browser without idle callbacks', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('the task runs after the delay, unless it is cancelled', () => {
    const [task, cancelled] = [jest.fn(), jest.fn()];
    whenIdle(task, { delayMs: 20 });
    whenIdle(cancelled)();
    jest.advanceTimersByTime(19);
    expect(task).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect([task, cancelled].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });
});
