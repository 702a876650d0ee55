import { summarize } from './summarize';

test('a burst is counted by accepted, rejected with a time to retry, and everything else by its status', () => {
  const answers = [
    { status: 200, saysWhen: false, ms: 120 },
    { status: 200, saysWhen: false, ms: 300 },
    { status: 503, saysWhen: true, ms: 40 },
    { status: 503, saysWhen: true, ms: 12 },
    { status: 503, saysWhen: false, ms: 900 },
    { status: 500, saysWhen: false, ms: 5 },
    { status: 0, saysWhen: false, ms: 0 },
  ];
  expect(summarize(answers)).toEqual({
    size: 7,
    accepted: 2,
    rejected: 2,
    lastAcceptedMs: 300,
    longestRejectionMs: 40,
    others: { 503: 1, 500: 1, 0: 1 },
  });
});

test('an empty burst has no times', () =>
  expect(summarize([])).toEqual({
    size: 0,
    accepted: 0,
    rejected: 0,
    lastAcceptedMs: 0,
    longestRejectionMs: 0,
    others: {},
  }));
