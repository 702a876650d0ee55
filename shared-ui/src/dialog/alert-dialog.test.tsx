/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { polyfillModal, pressEscape } from '@storefront/shared-kit/testing/modal-polyfill';
import { AlertDialog, type AlertDialogProps } from './alert-dialog';

beforeAll(polyfillModal);

const request = (props: Partial<AlertDialogProps> = {}) => {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  render(
    <AlertDialog
      open
      title="Remove?"
      confirmLabel="Remove"
      cancelLabel="Keep"
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...props}
    >
      The card goes.
    </AlertDialog>,
  );
  return { dialog: screen.getByRole('alertdialog', { name: 'Remove?' }), onConfirm, onCancel };
};

test('it says its text and starts on the harmless answer', () => {
  const { dialog } = request();
  expect(dialog).toHaveAccessibleDescription('The card goes.');
  expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
});

test('Escape is the harmless answer, a tap on the backdrop is none', () => {
  const { dialog, onConfirm, onCancel } = request();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onCancel).not.toHaveBeenCalled();
  pressEscape(dialog);
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('with one answer only, Escape gives it and the focus starts on it', () => {
  const { dialog, onConfirm } = request({ cancelLabel: undefined, onCancel: undefined });
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
  pressEscape(dialog);
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('while it is busy, Escape does not interrupt', () => {
  const { dialog, onCancel } = request({ loading: true });
  pressEscape(dialog);
  expect(onCancel).not.toHaveBeenCalled();
});
