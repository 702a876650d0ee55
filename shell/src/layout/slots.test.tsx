/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { allSettled, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router-dom';
import { noticeBus, sessionBus } from '@storefront/shared-domain/bus';
import { $signInRequested } from '@storefront/shared-domain/models';
import { Slots } from './slots';

jest.mock('../remotes/remote-widget', () => ({
  RemoteWidget: ({ id, onFailed }: { id: string; onFailed?: () => void }) => (
    <button onClick={onFailed}>{id}</button>
  ),
}));
jest.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

test('a login that does not load is reported, and can be requested again', async () => {
  const scope = fork();
  const reported = jest.fn();
  createWatch({ unit: noticeBus.toastRequested, scope, fn: reported });
  await allSettled(sessionBus.signInRequested, { scope });
  render(
    <Provider value={scope}>
      <MemoryRouter>
        <Slots />
      </MemoryRouter>
    </Provider>,
  );
  fireEvent.click(screen.getByText('mf-account/login-dialog'));
  expect(reported.mock.calls).toEqual([[{ text: 'sign-in.failed', tone: 'danger' }]]);
  expect(scope.getState($signInRequested)).toBe(false);
});
