/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useChangedText } from './use-changed-text';

test('a text is announced after its first change, and not when it is first known', () => {
  const { result, rerender } = renderHook(({ text }) => useChangedText(text), {
    initialProps: { text: null as string | null },
  });
  const shown = [result.current];
  for (const text of ['1 item', '2 items', '2 items', '1 item', null, '1 item']) {
    rerender({ text });
    shown.push(result.current);
  }
  expect(shown).toEqual(['', '', '2 items', '2 items', '1 item', '', '']);
});
