/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { fork, type Scope } from 'effector';
import { Provider, useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { $isOnline, $restaurant, $session } from '@storefront/shared-domain/models';
import { aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { BrowserRouter, useLocation } from '@storefront/shared-ui/router';
import { RestaurantUnreadable, type RestaurantAnswer } from '../restaurant/early-answer';
import { $view } from '../restaurant/restaurant.model';
import { note } from '../telemetry/notes';
import '../session/session.model';
import { continueScreen } from './continue-screen';
import { firstPageSettled } from './first-page';
import { $pageData } from './page-data';

jest.mock('../telemetry/notes', () => ({ note: jest.fn() }));

const data = restaurantData({ info: aRestaurant({ name: 'Bella Napoli' }) });
const answer = (isStored = false): Promise<RestaurantAnswer> =>
  Promise.resolve({ data, wire: {}, isStored });

function Page() {
  const { info, session, view } = useUnit({ info: $restaurant, session: $session, view: $view });
  return view.kind === 'not-found' ? (
    <h1>No such restaurant</h1>
  ) : (
    <h1>
      {info?.name}
      {session && ' (signed in)'}
    </h1>
  );
}

let root: Root | null = null;
beforeEach(() => jest.mocked(note).mockClear());
afterEach(() => act(() => root?.unmount()));

async function show(
  html: string,
  {
    scope = fork(),
    answer: given = answer(),
    revision = '',
    hasData = false,
    children = <Page />,
  }: {
    scope?: Scope;
    answer?: Promise<RestaurantAnswer>;
    revision?: string;
    hasData?: boolean;
    children?: ReactNode;
  } = {},
) {
  const element = document.createElement('div');
  element.innerHTML = html;
  const heading = element.querySelector('h1');
  const app = <Provider value={scope}>{children}</Provider>;
  await act(async () => {
    root = await continueScreen({
      screen: { root: element, revision, hasData },
      page: { remote: 'mf-menu', page: 'home' },
      app,
      scope,
      response: null,
      answer: given,
    });
  });
  return { element, heading, scope };
}

test('the elements of the screen stay, and no personal data is read', async () => {
  const { element, heading, scope } = await show('<h1>Bella Napoli</h1>');
  expect(element.querySelector('h1')).toBe(heading);
  expect(scope.getState($session)).toBeNull();
  expect(note).not.toHaveBeenCalled();
});

test('a screen that shows data of the page hands it over, and without it is rendered anew', async () => {
  await show('<h1>Bella Napoli</h1>', { hasData: true });
  expect(root).toBeNull();
  document.body.innerHTML = '<script type="application/json" id="page-data">{"id":1}</script>';
  const { scope } = await show('<h1>Bella Napoli</h1>', { hasData: true });
  expect(scope.getState($pageData)).toEqual({ remote: 'mf-menu', data: { id: 1 } });
  document.body.replaceChildren();
});

test('a screen that differs is repaired and reported with its remote and page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { element } = await show('<h1>Other</h1>');
  expect(element.textContent).toBe('Bella Napoli');
  expect(note).toHaveBeenCalledWith({ kind: 'render-mismatch', remote: 'mf-menu', page: 'home' });
});

const unknown = (kind: 'not-found' | 'offline' = 'not-found'): Promise<RestaurantAnswer> =>
  Promise.reject(new RestaurantUnreadable({ kind }));

test('the screen of an unknown restaurant is continued while there is no such restaurant', async () => {
  const { element, heading } = await show('<h1>No such restaurant</h1>', {
    answer: unknown(),
    revision: 'unknown-restaurant',
  });
  expect(element.querySelector('h1')).toBe(heading);
  expect(note).not.toHaveBeenCalled();
});

test.each([
  ['exists now', { answer: answer(), revision: 'unknown-restaurant' }],
  ['cannot be read', { answer: unknown('offline'), revision: 'unknown-restaurant' }],
  ['does not exist any more', { answer: unknown() }],
])('the screen of a restaurant that %s is rendered anew', async (_, given) => {
  const { element } = await show('<h1>Bella Napoli</h1>', given);
  expect(root).toBeNull();
  expect(element.innerHTML).toBe('<h1>Bella Napoli</h1>');
});

test.each([
  ['the restaurant cannot be read', { answer: Promise.reject(new Error('offline')) }],
  ['the answer is stored on this device', { answer: answer(true) }],
  ['the device is offline', { scope: fork({ values: [[$isOnline, false]] }) }],
])(
  'when %s, the screen stays as it is until the application is rendered anew',
  async (_, given) => {
    const { element } = await show('<h1>Bella Napoli</h1>', given);
    expect(root).toBeNull();
    expect(element.innerHTML).toBe('<h1>Bella Napoli</h1>');
  },
);

function Place() {
  const { pathname, hash } = useLocation();
  return (
    <h1>
      {pathname}
      {hash}
    </h1>
  );
}

test('a link within the page reaches the router once the page of the remote is continued', async () => {
  const { element, heading } = await show('<h1>/</h1>', {
    children: (
      <BrowserRouter>
        <Place />
      </BrowserRouter>
    ),
  });
  const moved = (url: string) =>
    act(async () => {
      history.pushState(null, '', url);
      dispatchEvent(new PopStateEvent('popstate'));
    });
  await moved('/#menu-list');
  expect(element.textContent).toBe('/');
  await moved('/cart');
  expect(element.textContent).toBe('/cart');
  await moved('/#menu-list');
  await act(async () => firstPageSettled());
  expect(element.textContent).toBe('/#menu-list');
  await moved('/#main');
  expect([element.textContent, element.querySelector('h1')]).toEqual(['/#main', heading]);
});
