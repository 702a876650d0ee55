/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { polyfillModal } from '@storefront/shared-kit/testing/modal-polyfill';
import { Dialog } from '../dialog/dialog';
import { type Toast, Toaster } from './toaster';

beforeAll(polyfillModal);

const toaster = (toasts: Toast[], onDismiss: (id: Toast['id']) => void = () => {}) => (
  <Toaster toasts={toasts} onDismiss={onDismiss} dismissLabel="Dismiss" />
);
const saved: Toast = { id: 1, text: 'Saved', tone: 'success' };

test('the live region is there before the first message, so that the message is read out', () => {
  const { rerender } = render(toaster([]));
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  rerender(toaster([saved]));
  expect(region).toHaveTextContent('Saved');
});

test('a silent message is shown, and not in the live region', () => {
  render(toaster([{ ...saved, isSilent: true }]));
  expect(screen.getByText('Saved')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('each message can be dismissed on its own', async () => {
  const onDismiss = jest.fn();
  render(toaster([saved, { id: 2, text: 'Offline' }], onDismiss));
  await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[1]!);
  expect(onDismiss.mock.calls).toEqual([[2]]);
});

test('under a dialog the message is repeated inside it, where screen readers are', () => {
  const page = (toasts: Toast[]) => (
    <>
      {toaster(toasts)}
      <Dialog open title="Coupon" closeLabel="Close" onClose={() => {}}>
        …
      </Dialog>
    </>
  );
  const { rerender } = render(page([]));
  rerender(page([saved]));
  expect(screen.getByRole('dialog').querySelector('[role="status"]')).toHaveTextContent('Saved');
  rerender(page([]));
  expect(screen.getByRole('dialog').querySelector('[role="status"]')).toBeEmptyDOMElement();
});
