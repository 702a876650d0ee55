/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MaskedInput } from './masked-input';

/** Adds its separator as soon as a group is full: the most difficult format to erase. */
const card = (raw: string): string =>
  raw
    .replace(/\D/g, '')
    .slice(0, 16)
    .replace(/(\d{4})(?=.)|(\d{4})$/g, '$& ')
    .slice(0, 19);
const input = () => screen.getByLabelText<HTMLInputElement>('Card');

test('the number takes its shape while it is typed', async () => {
  const onChange = jest.fn((event: { target: { value: string } }) => event.target.value);
  render(<MaskedInput label="Card" format={card} onChange={onChange} />);
  await userEvent.type(input(), '4242x42421');
  expect(input()).toHaveValue('4242 4242 1');
  expect(onChange).toHaveLastReturnedWith('4242 4242 1');
});

test('a digit typed in the middle leaves the caret behind it', async () => {
  render(<MaskedInput label="Card" format={card} defaultValue="424242" />);
  await userEvent.type(input(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(input()).toHaveValue('4294 242');
  expect(input().selectionStart).toBe(3);
});

test('backspace over a separator takes the digit before it', async () => {
  render(<MaskedInput label="Card" format={card} defaultValue="4242" />);
  expect(input()).toHaveValue('4242 ');
  await userEvent.type(input(), '{Backspace}');
  expect(input()).toHaveValue('424');
});

test('a value from outside is shown in its shape', async () => {
  function Form() {
    const [value, setValue] = useState('4242424');
    return (
      <MaskedInput
        label="Card"
        format={card}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
    );
  }
  render(<Form />);
  expect(input()).toHaveValue('4242 424');
  await userEvent.type(input(), '2{Backspace}{Backspace}');
  expect(input()).toHaveValue('4242 42');
});

test('text composed by an input method is untouched until it is complete, and then reported in its shape', () => {
  const onChange = jest.fn((event: { target: { value: string } }) => event.target.value);
  render(
    <MaskedInput label="Card" format={(raw) => card(raw.normalize('NFKC'))} onChange={onChange} />,
  );
  const composing = createEvent.input(input(), {
    target: { value: '４２４２４' },
    isComposing: true,
  });
  fireEvent(input(), composing);
  expect(input()).toHaveValue('４２４２４');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.compositionEnd(input());
  expect(input()).toHaveValue('4242 4');
  expect(onChange).toHaveLastReturnedWith('4242 4');
});
