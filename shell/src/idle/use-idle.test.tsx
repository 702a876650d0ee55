/** @jest-environment jsdom */
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { act, fireEvent, render } from '@testing-library/react';
import { $idle } from './idle.model';
import { AWAY_MS, GRACE_MS } from './idle-state';
import { useIdle } from './use-idle';

const T0 = new Date('2026-03-10T12:00:00Z');
beforeEach(() => void jest.useFakeTimers({ now: T0 }));
afterEach(() => jest.useRealTimers());

function Counting({ isOn }: { isOn: boolean }) {
  useIdle(isOn);
  return null;
}

function page(isOn = true) {
  const scope = fork();
  const view = (on: boolean) => (
    <Provider value={scope}>
      <Counting isOn={on} />
    </Provider>
  );
  const { rerender } = render(view(isOn));
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  return {
    scope,
    pass,
    start: () => act(() => rerender(view(true))),
    phase: () => scope.getState($idle).phase,
  };
}

test('[SHELL-49] timers: 7200 s, then 10 s', () => {
  const { pass, phase } = page();
  pass(AWAY_MS - 1);
  expect(phase()).toBe('active');
  pass(1);
  expect(phase()).toBe('warned');
  pass(GRACE_MS - 1);
  expect(phase()).toBe('warned');
  pass(1);
  expect(phase()).toBe('away');
});

test.each(['pointerDown', 'pointerMove', 'touchMove', 'wheel', 'keyDown'] as const)(
  '[OPEN-094] %s is a sign of life',
  (sign) => {
    const { pass, phase } = page();
    pass(AWAY_MS);
    expect(phase()).toBe('warned');
    act(() => void fireEvent[sign](document.body));
    expect(phase()).toBe('active');
    pass(AWAY_MS - 1);
    expect(phase()).toBe('active');
    pass(1);
    expect(phase()).toBe('warned');
  },
);

test('a device that slept: its timers stood still, the clock on the wall did not', () => {
  const { phase } = page();
  jest.setSystemTime(T0.getTime() + 3 * 3_600_000);
  act(() => void fireEvent(document, new Event('visibilitychange')));
  expect(phase()).toBe('away');
});

test('[SHELL-44] nothing is counted before the start-up is over', () => {
  const { pass, start, phase } = page(false);
  pass(2 * AWAY_MS);
  expect(phase()).toBe('active');
  start();
  pass(AWAY_MS - 1);
  expect(phase()).toBe('active');
  pass(1);
  expect(phase()).toBe('warned');
});
