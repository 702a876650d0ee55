/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Radio } from './radio';
import { RadioCard } from './radio-card';
import { RadioGroup, type RadioGroupProps } from './radio-group';

function Types(props: Partial<RadioGroupProps>) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <RadioGroup legend="How?" value={value} onValueChange={setValue} {...props}>
      <RadioCard value="delivery" title="Delivery" detail="40 min" end="R$ 6,00" icon="bike" />
      <RadioCard value="table" title="Table" disabled />
      <Radio value="balcony" label="Pick up" hint="20 min" />
    </RadioGroup>
  );
}
const radio = (name: string) => screen.getByRole('radio', { name });

test('a choice is named by its title and described by its details', () => {
  render(<Types />);
  expect(radio('Delivery')).toHaveAccessibleDescription('40 min R$ 6,00');
  expect(radio('Pick up')).toHaveAccessibleDescription('20 min');
});

test('the arrow keys choose inside the group and pass over what cannot be chosen', async () => {
  render(<Types />);
  await userEvent.click(screen.getByText('Delivery'));
  expect(radio('Delivery')).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  expect(radio('Pick up')).toBeChecked();
  expect(radio('Pick up')).toHaveFocus();
  expect(radio('Delivery')).not.toBeChecked();
});

test('the error belongs to the group', () => {
  render(<Types error="Choose one." hint="One of them" />);
  const group = screen.getByRole('radiogroup', { name: 'How?' });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Choose one.');
});

test('a group without a value leaves it to the form', async () => {
  render(
    <form aria-label="Order">
      <RadioGroup legend="Size" name="size">
        <Radio value="m" label="Medium" />
        <Radio value="l" label="Large" />
      </RadioGroup>
    </form>,
  );
  await userEvent.click(radio('Large'));
  expect(screen.getByRole('form')).toHaveFormValues({ size: 'l' });
});

test('a disabled group has no choice', () => {
  render(<Types disabled />);
  for (const one of screen.getAllByRole('radio')) expect(one).toBeDisabled();
});
