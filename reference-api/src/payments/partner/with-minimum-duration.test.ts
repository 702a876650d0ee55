import timers from 'node:timers/promises';
import { withMinimumDuration } from './with-minimum-duration';

describe('a minimum duration', () => {
  const deferred = <T>() => {
    let resolve = (_: T): void => undefined;
    const promise = new Promise<T>((done) => {
      resolve = done;
    });
    return { promise, resolve };
  };

  afterEach(() => jest.restoreAllMocks());

  test.each(['work', 'pause'] as const)(
    '[S18] answers only when the work and a pause of 120 ms are over; the %s ends last',
    async (last) => {
      const [work, pause] = [deferred<string>(), deferred<void>()];
      const sleep = jest.spyOn(timers, 'setTimeout').mockReturnValue(pause.promise);
      const answered = jest.fn();
      const answer = withMinimumDuration(work.promise).then(answered);
      const steps = { work: () => work.resolve('found'), pause: () => pause.resolve() };
      steps[last === 'work' ? 'pause' : 'work']();
      await new Promise(setImmediate);
      expect(answered).not.toHaveBeenCalled();
      steps[last]();
      await answer;
      expect(answered).toHaveBeenCalledWith('found');
      expect(sleep.mock.calls).toEqual([[120]]);
    },
  );
});
