/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { restaurantLoaded } from '@storefront/shared-domain/models';
import { restaurantOfPath } from '@storefront/shared-domain/paths';
import { restaurantData } from '@storefront/shared-domain/testing';
import { BrowserRouter, Route, Routes, useSearchParams } from '@storefront/shared-ui/router';
import { urlMap } from '../app/url-map';
import { $isStarted } from './start.model';
import { StartNavigation } from './start-navigation';

jest.setTimeout(60_000); // high limit for a machine under load
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Stub of a route's page. */
function Page({ path }: { path: string }) {
  const [query] = useSearchParams();
  return <p>{`${path} ${query.get('token')}`}</p>;
}

test.each(
  ['/bella-napoli', '/app/bella-napoli'].flatMap((base) =>
    ['track', 'reset-password', 'rate-order'].map((page) => ({ base, page })),
  ),
)(
  '[SHELL-40] $base/$page: the restaurant segment is dropped, the token read, and the page stays',
  async ({ base, page }) => {
    const scope = fork();
    await allSettled(restaurantLoaded, { scope, params: restaurantData() });
    window.history.replaceState(null, '', `${base}/${page}?token=abc`);
    const place = restaurantOfPath(window.location.pathname);
    render(
      <Provider value={scope}>
        <BrowserRouter basename={place?.basename ?? '/'}>
          <StartNavigation />
          <Routes>
            {urlMap.map(({ path }) => (
              <Route key={path} path={path} element={<Page path={path} />} />
            ))}
          </Routes>
        </BrowserRouter>
      </Provider>,
    );
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(place).toEqual({ restaurantUrl: 'bella-napoli', basename: base });
    expect(scope.getState($isStarted)).toBe(true);
    expect(screen.getByRole('paragraph')).toHaveTextContent(`${page} abc`);
    expect(window.location.pathname + window.location.search).toBe(`${base}/${page}?token=abc`);
  },
);
