/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { $restaurantData } from '@storefront/shared-domain/models';
import { restaurantData } from '@storefront/shared-domain/testing';
import { Idle } from '../idle/idle';
import { $idle } from '../idle/idle.model';
import { $isLoaded } from '../restaurant/restaurant.model';
import { $isStarted } from './start.model';
import { StartNavigation } from './start-navigation';

const Place = () => {
  const { pathname, search } = useLocation();
  return <p role="status">{pathname + search}</p>;
};
const shown = (): string => screen.getByRole('status').textContent ?? '';

function visit(path: string): Scope {
  const scope = fork({
    values: [
      [$restaurantData, restaurantData()],
      [$isLoaded, true],
    ],
  });
  render(
    <Provider value={scope}>
      <MemoryRouter initialEntries={[path]}>
        <StartNavigation />
        <Idle />
        <Place />
      </MemoryRouter>
    </Provider>,
  );
  return scope;
}
const later = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const isIdleMeasured = (scope: Scope): boolean => scope.getState($idle).lastActivityAt > 0;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['/?cid=1&oid=2', '/track?cid=1&oid=2'],
  ['/hours', '/hours'],
])(
  '[SHELL-44] a visit of %s stays for 500 ms, then it is at %s and the idle counter starts',
  async (from, to) => {
    const scope = visit(from);
    await later(499);
    expect([shown(), scope.getState($isStarted), isIdleMeasured(scope)]).toEqual([
      from,
      false,
      false,
    ]);
    await later(1);
    expect([shown(), scope.getState($isStarted), isIdleMeasured(scope)]).toEqual([to, true, true]);
  },
);
