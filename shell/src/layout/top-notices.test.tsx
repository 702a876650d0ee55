/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { $isOnline } from '@storefront/shared-domain/models';
import { TopNotices } from './top-notices';

jest.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

/** The callback of the observer, which jsdom does not have. */
let resized = (): void => {};
beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resized = () => callback([], this);
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {
      resized = () => {};
    }
  };
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(0, 0, 390, this.textContent === '' ? 0 : 51);
  });
});
afterEach(() => jest.restoreAllMocks());

const height = (): string => document.documentElement.style.getPropertyValue('--notices-height');

test('what stays at the top of the page is below the notice that the device is offline', async () => {
  const scope = fork();
  const { unmount } = render(
    <Provider value={scope}>
      <TopNotices />
    </Provider>,
  );
  resized();
  expect(height()).toBe('0px');
  await act(() => allSettled($isOnline, { scope, params: false }));
  screen.getByText('connection.offline');
  resized();
  expect(height()).toBe('51px');
  unmount();
  expect(height()).toBe('');
});
