/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router-dom';
import { LastOrder } from './last-order';
import { menuShown } from './last-order.model';

function look(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

function at(path: string) {
  const scope = fork();
  const shown = jest.fn();
  createWatch({ unit: menuShown, scope, fn: shown });
  const { unmount } = render(
    <Provider value={scope}>
      <MemoryRouter initialEntries={[path]}>
        <LastOrder />
      </MemoryRouter>
    </Provider>,
  );
  return { shown, unmount };
}

test('a return to the menu shows the current state of the order', () => {
  const { shown, unmount } = at('/');
  expect(shown).toHaveBeenCalledTimes(1);
  act(() => look('hidden'));
  expect(shown).toHaveBeenCalledTimes(1);
  act(() => look('visible'));
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(shown).toHaveBeenCalledTimes(3);
  unmount();
  look('visible');
  expect(shown).toHaveBeenCalledTimes(3);
});

test('on another page nothing is requested', () => {
  const { shown } = at('/shopping-cart');
  act(() => look('visible'));
  expect(shown).not.toHaveBeenCalled();
});
