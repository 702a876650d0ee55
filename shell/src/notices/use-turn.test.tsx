/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { useTurn } from './use-turn';

const shown = jest.fn();
beforeEach(() => shown.mockClear());
afterEach(() => document.body.replaceChildren());

function Shown() {
  useEffect(() => shown(), []);
  return <dialog open />;
}
const Message = () => (useTurn() ? <Shown /> : null);

const frames = async (count: number): Promise<void> => {
  for (let frame = 0; frame < count; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
};

beforeAll(() => {
  // the test needs the observer's real timing, without act()
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});

test('a message that has its turn keeps it while its own dialog is open', async () => {
  render(<Message />);
  await frames(12);
  expect(shown).toHaveBeenCalledTimes(1);
  expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
});

test('it waits for a dialog that is open, and comes when that one closes', async () => {
  const other = document.createElement('dialog');
  other.open = true;
  document.body.append(other);
  render(<Message />);
  await frames(4);
  expect(shown).not.toHaveBeenCalled();
  other.remove();
  await frames(4);
  expect(shown).toHaveBeenCalledTimes(1);
});
