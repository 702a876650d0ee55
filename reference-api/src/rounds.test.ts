import { openRounds } from './rounds';

const turns = (ms: number): Promise<void> => new Promise((resolve) => { setTimeout(resolve, ms); });

test('rounds follow each other, and rest by how often they failed', async () => {
  const outcomes = [true, false, 'thrown', true, true];
  const pauses: number[] = [];
  const failed = jest.fn();
  const rounds = openRounds({
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
  await rounds.close();
  expect(pauses.slice(0, 6)).toEqual([0, 0, 1, 2, 0, 0]);
  expect(failed).toHaveBeenCalledTimes(1);
});

test('closing waits for the round under way, and begins no other', async () => {
  let begun = 0;
  let ended = 0;
  const rounds = openRounds({
    work: async () => {
      begun += 1;
      await turns(20);
      ended += 1;
    },
    pauseMs: () => 1, failed: () => undefined,
  });
  while (begun === 0) await turns(1);
  await rounds.close();
  await turns(20);
  expect([begun, ended]).toEqual([1, 1]);
});

test('what is wanted soon needs no rest, and wanted during a round follows it at once', async () => {
  let begun = 0;
  const rounds = openRounds({
    work: async () => {
      begun += 1;
      if (begun === 1) rounds.soon();
      await turns(5);
    },
    pauseMs: () => 60_000, failed: () => undefined,
  });
  await turns(5);
  expect(begun).toBe(0);
  rounds.soon();
  rounds.soon();
  await turns(100);
  expect(begun).toBe(2);
  await rounds.close();
  rounds.soon();
  await turns(5);
  expect(begun).toBe(2);
});
