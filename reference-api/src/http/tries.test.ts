import { countTries } from './tries';

const MINUTE = 60_000;

function fiveInAQuarter() {
  let time = 0;
  return { tries: countTries({ most: 5, windowMs: 15 * MINUTE, now: () => new Date(time) }), pass: (milliseconds: number) => { time += milliseconds; } };
}

test('[S10] so many of a key within a window, whose end is told; other keys have their own', () => {
  const { tries, pass } = fiveInAQuarter();
  expect(Array.from({ length: 7 }, () => tries.take('a'))).toEqual([0, 0, 0, 0, 0, 900, 900]);
  expect(tries.take('b')).toBe(0);
  pass(14 * MINUTE);
  expect(tries.take('a')).toBe(60);
  pass(MINUTE);
  expect(tries.take('a')).toBe(0);
});

test('what was right does not count', () => {
  const { tries } = fiveInAQuarter();
  for (let count = 0; count < 20; count += 1) {
    expect(tries.take('a')).toBe(0);
    tries.giveBack('a');
  }
});

test('very many keys do not fill the memory: the oldest are forgotten', () => {
  const { tries } = fiveInAQuarter();
  for (let count = 0; count < 5; count += 1) tries.take('first');
  for (let count = 0; count < 20_000; count += 1) tries.take(`other ${count}`);
  expect(tries.take('first')).toBe(0);
});
