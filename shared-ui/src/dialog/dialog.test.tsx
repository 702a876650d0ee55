/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { polyfillModal, pressEscape } from '@storefront/shared-kit/testing/modal-polyfill';
import { Dialog, type DialogProps } from './dialog';

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

test('a dialog is named by its title and starts there', async () => {
  const dialog = await opened();
  expect(within(dialog).getByRole('heading', { name: 'Notes' })).toHaveFocus();
});

test('the focus starts on the element that requests it', async () => {
  await opened({ children: <input aria-label="Note" data-initial-focus /> });
  expect(screen.getByLabelText('Note')).toHaveFocus();
});

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

test('a modal that the browser closed by force is reported to its owner', async () => {
  const onClose = jest.fn();
  render(
    <Dialog {...texts} open onClose={onClose}>
      …
    </Dialog>,
  );
  (screen.getByRole('dialog') as HTMLDialogElement).close();
  expect(onClose.mock.calls).toEqual([['escape']]);
});

const tap = (target: Element, from: Element = target): void => {
  fireEvent.pointerDown(from);
  fireEvent.click(target);
};

test('a tap on the backdrop is distinguished from the other ways to close', async () => {
  const onClose = jest.fn();
  const onBackdropDismiss = jest.fn();
  render(
    <Dialog {...texts} open onClose={onClose} onBackdropDismiss={onBackdropDismiss}>
      …
    </Dialog>,
  );
  tap(screen.getByRole('dialog'));
  expect(onBackdropDismiss).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('by default a tap on the backdrop closes; a text selection dragged onto it does not', async () => {
  const onClose = jest.fn();
  render(
    <Dialog {...texts} open onClose={onClose}>
      Text
    </Dialog>,
  );
  tap(screen.getByRole('dialog'), screen.getByText('Text'));
  expect(onClose).not.toHaveBeenCalled();
  tap(screen.getByText('Text'));
  expect(onClose).not.toHaveBeenCalled();
  tap(screen.getByRole('dialog'));
  expect(onClose.mock.calls).toEqual([['backdrop']]);
});

test('the page behind stays where it is until the last dialog has gone', () => {
  const dialog = (title: string) => (
    <Dialog open title={title} closeLabel="Close" onClose={() => {}}>
      …
    </Dialog>
  );
  const { rerender } = render(
    <>
      {dialog('One')}
      {dialog('Two')}
    </>,
  );
  expect(document.documentElement.style.overflow).toBe('hidden');
  rerender(
    <>
      {null}
      {dialog('Two')}
    </>,
  );
  expect(document.documentElement.style.overflow).toBe('hidden');
  rerender(
    <>
      {null}
      {null}
    </>,
  );
  expect(document.documentElement.style.overflow).toBe('');
});

test('a tap on a toast over the backdrop does not close the dialog', () => {
  const onClose = jest.fn();
  render(
    <>
      <p data-toast>Saved</p>
      <Dialog {...texts} open onClose={onClose}>
        …
      </Dialog>
    </>,
  );
  jest
    .spyOn(screen.getByText('Saved'), 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(10, 10, 300, 60));
  const backdrop = screen.getByRole('dialog');
  fireEvent(backdrop, new MouseEvent('pointerdown', { bubbles: true, clientX: 100, clientY: 40 }));
  fireEvent.click(backdrop);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent(backdrop, new MouseEvent('pointerdown', { bubbles: true, clientX: 100, clientY: 200 }));
  fireEvent.click(backdrop);
  expect(onClose.mock.calls).toEqual([['backdrop']]);
});

test.each([
  { placement: undefined, reported: 'middle' },
  { placement: 'side', reported: 'side' },
] as const)('a dialog of placement $placement stands at $reported', ({ placement, reported }) => {
  render(
    <Dialog {...texts} open placement={placement} onClose={() => undefined}>
      …
    </Dialog>,
  );
  expect(screen.getByRole('dialog')).toHaveAttribute('data-placement', reported);
});

test('another step starts on the title; its button leads back', async () => {
  const onBack = jest.fn();
  const dialog = (title: string) => (
    <Dialog
      closeLabel="Close"
      title={title}
      step={title}
      back={{ label: 'Back', onBack }}
      open
      onClose={() => undefined}
    >
      <input aria-label="Note" />
    </Dialog>
  );
  const { rerender } = render(dialog('Street'));
  await userEvent.click(screen.getByLabelText('Note'));
  rerender(dialog('Number'));
  expect(screen.getByRole('heading', { name: 'Number' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledTimes(1);
});
