/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Stepper, type StepperProps } from './stepper';

const changes = jest.fn();
function Counter({
  from,
  ...limits
}: { from: number } & Pick<StepperProps, 'min' | 'max' | 'step'>) {
  const [value, setValue] = useState(from);
  const change = (next: number): void => {
    changes(next);
    setValue(next);
  };
  return (
    <Stepper
      {...limits}
      label="Quantity"
      decreaseLabel="Less"
      increaseLabel="More"
      value={value}
      onValueChange={change}
    />
  );
}
const number = () => screen.getByRole('spinbutton', { name: 'Quantity' });
const type = async (keys: string): Promise<void> => {
  await userEvent.click(number());
  await userEvent.keyboard(keys);
};
beforeEach(() => changes.mockClear());

test('the buttons go one step and stop at the limits', async () => {
  render(<Counter from={6} min={5} max={12} step={5} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(number()).toHaveValue('12');
  expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Less' }));
  await userEvent.click(screen.getByRole('button', { name: 'Less' }));
  expect(number()).toHaveValue('5');
  expect(screen.getByRole('button', { name: 'Less' })).toBeDisabled();
});

test.each([
  { typed: '7{Enter}', becomes: 7 },
  { typed: 'a1-b.2c{Tab}', becomes: 12 },
  { typed: '999{Tab}', becomes: 20 },
  { typed: '0{Enter}', becomes: 1 },
  { typed: 'abc{Tab}', becomes: 3 },
  { typed: '{Backspace}{Tab}', becomes: 3 },
  { typed: '{ArrowUp}', becomes: 4 },
  { typed: '{ArrowDown}{ArrowDown}{ArrowDown}', becomes: 1 },
  { typed: '8{ArrowUp}', becomes: 9 },
])('typing $typed over 3 gives $becomes between 1 and 20', async ({ typed, becomes }) => {
  render(<Counter from={3} min={1} max={20} />);
  await type(typed);
  expect(number()).toHaveValue(String(becomes));
  expect(number()).toHaveAttribute('aria-valuenow', String(becomes));
});

test('nothing is reported while typing, and nothing that is the same', async () => {
  render(<Counter from={3} />);
  await type('12');
  expect(changes).not.toHaveBeenCalled();
  await userEvent.tab();
  await type('12{Tab}');
  expect(changes.mock.calls).toEqual([[12]]);
});

test('leaving the field without typing reports nothing, even when the value is out of limits', async () => {
  render(<Counter from={30} max={20} />);
  await type('{Tab}');
  expect(changes).not.toHaveBeenCalled();
});
