/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { allSettled, createEvent, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { useUnitListener } from './use-unit-listener';

const happened = createEvent<string>();

function Listener({ onEvent }: { onEvent: (payload: string) => void }) {
  useUnitListener(happened, onEvent);
  return null;
}
const page = (scope: Scope, onEvent: (payload: string) => void) => (
  <Provider value={scope}>
    <Listener onEvent={onEvent} />
  </Provider>
);
const emit = (scope: Scope, params: string) => allSettled(happened, { scope, params });

test('the latest listener is called with each event of its scope, until the component unmounts', async () => {
  const [scope, otherScope] = [fork(), fork()];
  const [first, second] = [jest.fn(), jest.fn()];
  const { rerender, unmount } = render(page(scope, first));
  await emit(scope, 'a');
  await emit(otherScope, 'b');
  rerender(page(scope, second));
  await emit(scope, 'c');
  unmount();
  await emit(scope, 'd');
  expect(first.mock.calls).toEqual([['a']]);
  expect(second.mock.calls).toEqual([['c']]);
});

test('another scope of the page replaces the previous one', async () => {
  const [before, after] = [fork(), fork()];
  const listener = jest.fn();
  const { rerender } = render(page(before, listener));
  rerender(page(after, listener));
  await emit(before, 'a');
  await emit(after, 'b');
  expect(listener.mock.calls).toEqual([['b']]);
});
