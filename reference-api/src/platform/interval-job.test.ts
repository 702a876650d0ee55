import { openIntervalJob, withBackoff } from './interval-job';

const turns = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

test('runs follow each other after a pause that depends on the failures in a row', async () => {
  const outcomes = [true, false, 'thrown', true, true];
  const pauses: number[] = [];
  const failed = jest.fn();
  const job = openIntervalJob({
    work: async () => {
      const outcome = outcomes.shift();
      if (outcome === 'thrown') throw new Error('no database');
      return outcome;
    },
    pauseMs: (failures) => {
      pauses.push(failures);
      return 1;
    },
    failed,
  });
  while (pauses.length < 6) await turns(2);
  await job.close();
  expect(pauses.slice(0, 6)).toEqual([0, 0, 1, 2, 0, 0]);
  expect(failed).toHaveBeenCalledTimes(1);
});

test('closing waits for the run in progress and starts no other', async () => {
  let begun = 0;
  let ended = 0;
  const job = openIntervalJob({
    work: async () => {
      begun += 1;
      await turns(20);
      ended += 1;
    },
    pauseMs: () => 1,
    failed: () => undefined,
  });
  while (begun === 0) await turns(1);
  await job.close();
  await turns(20);
  expect([begun, ended]).toEqual([1, 1]);
});

test('soon skips the pause; called during a run, the next run follows without a pause', async () => {
  let begun = 0;
  const job = openIntervalJob({
    work: async () => {
      begun += 1;
      if (begun === 1) job.soon();
      await turns(5);
    },
    pauseMs: () => 60_000,
    failed: () => undefined,
  });
  await turns(5);
  expect(begun).toBe(0);
  job.soon();
  job.soon();
  await turns(100);
  expect(begun).toBe(2);
  await job.close();
  job.soon();
  await turns(5);
  expect(begun).toBe(2);
});

test('the pause after failures in a row doubles up to the interval', () =>
  expect([0, 1, 2, 3, 9].map(withBackoff(3600, 1000))).toEqual([3600, 1000, 2000, 3600, 3600]));
