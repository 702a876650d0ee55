/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Checkbox } from '../choice/checkbox';
import { Switch } from '../choice/switch';
import { Select } from '../select/select';
import { TextArea } from '../text-input/text-area';
import { TextInput } from '../text-input/text-input';

const controls = [
  { kind: 'TextInput', Control: TextInput },
  { kind: 'TextArea', Control: TextArea },
  {
    kind: 'Select',
    Control: (props: { label: string; hint?: string; error?: string }) => (
      <Select options={[]} {...props} />
    ),
  },
];

test.each(controls)('$kind: the label names it, the hint describes it', ({ Control }) => {
  render(<Control label="Street" hint="As on the door" />);
  expect(screen.getByLabelText('Street')).toHaveAccessibleDescription('As on the door');
  expect(screen.getByLabelText('Street')).toBeValid();
});

test.each(controls)(
  '$kind: an error takes the place of the hint and makes it invalid',
  ({ Control }) => {
    render(<Control label="Street" hint="As on the door" error="Street is required." />);
    expect(screen.getByLabelText('Street')).toHaveAccessibleDescription('Street is required.');
    expect(screen.getByLabelText('Street')).toHaveAttribute('aria-invalid', 'true');
  },
);

test('a control takes a ref, as forms need it', () => {
  const ref = createRef<HTMLInputElement>();
  render(<TextInput label="Street" ref={ref} name="street" />);
  expect(ref.current).toBe(screen.getByLabelText('Street'));
});

test('a select offers its placeholder until something is chosen', async () => {
  render(
    <Select
      label="City"
      placeholder="Choose"
      defaultValue=""
      options={[{ value: 'sp', label: 'São Paulo' }]}
    />,
  );
  expect(screen.getByLabelText('City')).toHaveDisplayValue('Choose');
  await userEvent.selectOptions(screen.getByLabelText('City'), 'sp');
  expect(screen.getByLabelText('City')).toHaveDisplayValue('São Paulo');
});

test('a checkbox and a switch are turned by their text and by the space bar', async () => {
  render(
    <>
      <Checkbox label="Save" hint="For the next time" />
      <Switch label="Notify" />
    </>,
  );
  await userEvent.click(screen.getByText('Save'));
  expect(screen.getByRole('checkbox', { name: 'Save' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Save' })).toHaveAccessibleDescription(
    'For the next time',
  );
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('switch', { name: 'Notify' })).toBeChecked();
});
