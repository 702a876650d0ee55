/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useChangedLine } from './use-changed-line';
import { useChangedText } from './use-changed-text';

describe('the changed line', () => {
  const line = (lineId: string, qty: number) => ({ lineId, qty });
  const [cola, beer] = [line('cola', 1), line('beer', 2)];

  function changes(...states: (readonly ReturnType<typeof line>[] | null)[]): (string | null)[] {
    const [first = null, ...rest] = states;
    const { result, rerender } = renderHook(({ lines }) => useChangedLine(lines), {
      initialProps: { lines: first },
    });
    const seen = [result.current];
    for (const lines of rest) {
      rerender({ lines });
      seen.push(result.current);
    }
    return seen.map((changed) => changed && `${changed.qty} ${changed.lineId}`);
  }

  test('[CART-06] names an added line and a line with another quantity, after the cart was read', () => {
    expect(changes(null, [cola], [cola, beer], [line('cola', 3), beer])).toEqual([
      null,
      null,
      '2 beer',
      '3 cola',
    ]);
  });

  test('names no line after one was removed, and after the cart of another restaurant opened', () => {
    expect(changes([cola, beer], [line('cola', 2), beer], [beer])).toEqual([null, '2 cola', null]);
    expect(changes([cola], null, [beer])).toEqual([null, null, null]);
  });
});

describe('the changed text', () => {
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
});
