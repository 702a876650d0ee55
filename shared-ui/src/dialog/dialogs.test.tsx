/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { polyfillModal, pressEscape } from '@storefront/shared-kit/testing/modal-polyfill';
import { type Toast, Toaster } from '../toaster/toaster';
import { AlertDialog, type AlertDialogProps } from './alert-dialog';
import { Dialog, type DialogProps } from './dialog';

describe('alert', () => {
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
});

describe('dialog', () => {
  beforeAll(polyfillModal);

  const texts = { title: 'Notes', closeLabel: 'Close' };
  function Page(props: Partial<DialogProps>) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Add notes
        </button>
        <Dialog
          {...texts}
          open={open}
          {...props}
          onClose={(reason) => {
            props.onClose?.(reason);
            setOpen(false);
          }}
        >
          {props.children ?? <input aria-label="Note" />}
        </Dialog>
      </>
    );
  }
  const opened = async (props: Partial<DialogProps> = {}) => {
    render(<Page {...props} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add notes' }));
    return screen.getByRole('dialog', { name: 'Notes' });
  };

  test('the focus returns to the opener when the dialog closes', async () => {
    const onClose = jest.fn();
    await opened({ onClose });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledWith('button');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add notes' })).toHaveFocus();
  });

  test('Escape emits a close request and closes nothing on its own', async () => {
    const onClose = jest.fn();
    render(
      <Dialog {...texts} open onClose={onClose}>
        …
      </Dialog>,
    );
    pressEscape(screen.getByRole('dialog'));
    expect(onClose.mock.calls).toEqual([['escape']]);
    expect(screen.getByRole('dialog')).toHaveProperty('open', true);
  });
});

describe('toasts', () => {
  beforeAll(polyfillModal);

  const toaster = (toasts: Toast[], onDismiss: (id: Toast['id']) => void = () => {}) => (
    <Toaster toasts={toasts} onDismiss={onDismiss} dismissLabel="Dismiss" />
  );
  const saved: Toast = { id: 1, text: 'Saved', tone: 'success' };

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
});
