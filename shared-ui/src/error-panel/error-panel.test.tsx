/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorPanel } from './error-panel';

test('a failure is announced with its reason and can be tried again', async () => {
  const onRetry = jest.fn();
  render(
    <ErrorPanel
      title="The menu did not load"
      reason="No answer in time."
      details="mf-menu"
      detailsLabel="Details"
      retryLabel="Try again"
      onRetry={onRetry}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The menu did not loadNo answer in time.');
  expect(screen.getByText('mf-menu')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('while it is tried again, another press does nothing', async () => {
  const onRetry = jest.fn();
  render(
    <ErrorPanel title="The menu did not load" retryLabel="Try again" onRetry={onRetry} retrying />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).not.toHaveBeenCalled();
});
