import { summary } from './frames';

const frame = 1000 / 60;

test('even frames are neither late nor dropped, whatever the clock wavers', () =>
  expect(summary([frame, frame + 2, frame - 2, frame])).toMatchObject({
    count: 4,
    late: 0,
    dropped: 0,
  }));

test('a frame of three refreshes is one late frame and two that were dropped', () =>
  expect(summary([frame, frame, 3 * frame, frame])).toEqual({
    count: 4,
    late: 0.25,
    dropped: 2 / 6,
    worstMs: 3 * frame,
  }));

test('no frames at all are no figure that breaks a report', () =>
  expect(summary([])).toEqual({ count: 0, late: 0, dropped: 0, worstMs: 0 }));
