/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import { useInactivity } from './use-inactivity';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function Watch({ isOn = true, onLeft }: { isOn?: boolean; onLeft: () => void }) {
  useInactivity(1000, isOn, onLeft);
  return null;
}

test('a page is left alone when its time has passed, not before', () => {
  const onLeft = jest.fn();
  render(<Watch onLeft={onLeft} />);
  jest.advanceTimersByTime(999);
  expect(onLeft).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onLeft).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10_000);
  expect(onLeft).toHaveBeenCalledTimes(1);
});

test.each(['pointerDown', 'touchMove', 'wheel', 'keyDown'] as const)(
  '%s starts the time anew',
  (sign) => {
    const onLeft = jest.fn();
    render(<Watch onLeft={onLeft} />);
    jest.advanceTimersByTime(900);
    fireEvent[sign](document.body);
    jest.advanceTimersByTime(900);
    expect(onLeft).not.toHaveBeenCalled();
    jest.advanceTimersByTime(100);
    expect(onLeft).toHaveBeenCalledTimes(1);
  },
);

test('it is not watched while it is off, nor once it is gone', () => {
  const onLeft = jest.fn();
  const { rerender, unmount } = render(<Watch isOn={false} onLeft={onLeft} />);
  jest.advanceTimersByTime(2000);
  rerender(<Watch onLeft={onLeft} />);
  jest.advanceTimersByTime(500);
  unmount();
  jest.advanceTimersByTime(2000);
  expect(onLeft).not.toHaveBeenCalled();
});
