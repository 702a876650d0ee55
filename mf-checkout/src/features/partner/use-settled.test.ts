/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useSettled } from './partner-form';

test('[CHECKOUT-39] a field counts 500 ms after the last key', () => {
  jest.useFakeTimers();
  const { result, rerender } = renderHook(({ value }) => useSettled(value), {
    initialProps: { value: '' },
  });
  const after = (ms: number, value: string): string => {
    rerender({ value });
    act(() => void jest.advanceTimersByTime(ms));
    return result.current;
  };
  expect(after(499, '1')).toBe('');
  expect(after(499, '12')).toBe('');
  expect(after(500, '123')).toBe('123');
  jest.useRealTimers();
});
