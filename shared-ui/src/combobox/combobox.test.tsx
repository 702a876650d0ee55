/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox, type ComboboxProps } from './combobox';

const options = ['Santos', 'São Paulo', 'Osasco', 'Campinas'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const changes = jest.fn();
function City(props: Partial<ComboboxProps>) {
  const [value, setValue] = useState<string | null>(null);
  const change = (next: string | null): void => {
    changes(next);
    setValue(next);
  };
  return (
    <Combobox
      label="City"
      options={options}
      emptyText="No city found"
      value={value}
      onValueChange={change}
      {...props}
    />
  );
}
const box = () => screen.getByRole('combobox', { name: 'City' });
const offered = () => screen.getAllByRole('option').map((option) => option.textContent);
const type = (keys: string) => userEvent.type(box(), keys);
beforeEach(() => changes.mockClear());

test('a click offers everything; the list belongs to the input', async () => {
  render(<City />);
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(box());
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('listbox', { name: 'City' })).toHaveAttribute(
    'id',
    box().getAttribute('aria-controls'),
  );
  expect(offered()).toEqual(['Santos', 'São Paulo', 'Osasco', 'Campinas']);
});

test('typing narrows the list, accents and case aside, what begins with the text first', async () => {
  render(<City />);
  await type('SA');
  expect(offered()).toEqual(['Santos', 'São Paulo', 'Osasco']);
});

test('the keys point at an option and Enter takes it; the focus stays in the input', async () => {
  render(<City />);
  await type('sa{ArrowDown}');
  expect(box()).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { name: 'São Paulo' }).id,
  );
  await userEvent.keyboard('{Enter}');
  expect(changes.mock.calls).toEqual([['são paulo']]);
  expect(box()).toHaveValue('São Paulo');
  expect(box()).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the pointer takes an option, too', async () => {
  render(<City />);
  await type('camp');
  await userEvent.click(screen.getByRole('option', { name: 'Campinas' }));
  expect(box()).toHaveValue('Campinas');
  await userEvent.click(box());
  expect(screen.getByRole('option', { name: 'Campinas' })).toHaveAttribute('aria-selected', 'true');
});

test('Escape and leaving the field give up what was typed', async () => {
  render(<City />);
  await type('camp{Escape}');
  expect(box()).toHaveValue('');
  await type('camp');
  await userEvent.tab();
  expect(box()).toHaveValue('');
  expect(changes).not.toHaveBeenCalled();
});

test('clearing the text clears the value', async () => {
  render(<City />);
  await type('camp{Enter}');
  await userEvent.clear(box());
  expect(changes).toHaveBeenLastCalledWith(null);
});

test('nothing that fits is said', async () => {
  render(<City />);
  await type('xyz');
  expect(screen.getByRole('status')).toHaveTextContent('No city found');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('with answers from outside the text is handed on and the answers are shown as they come', async () => {
  const onQueryChange = jest.fn();
  render(<City onQueryChange={onQueryChange} />);
  await type('rua');
  expect(onQueryChange.mock.calls).toEqual([['r'], ['ru'], ['rua']]);
  expect(offered()).toHaveLength(4);
});

test('where any text will do it stays as typed, and nothing is chosen unless pointed at', async () => {
  function Street() {
    const [text, setText] = useState('');
    const choose = (value: string | null): void => {
      changes(value);
      setText(options.find((option) => option.value === value)?.label ?? '');
    };
    return (
      <Combobox
        label="City"
        options={options}
        emptyText={null}
        value={null}
        text={text}
        onQueryChange={setText}
        onValueChange={choose}
      />
    );
  }
  render(<Street />);
  await type('sa{Enter}{Escape}');
  expect(box()).toHaveValue('sa');
  await userEvent.tab();
  expect(box()).toHaveValue('sa');
  expect(changes).not.toHaveBeenCalled();
  await type('n{ArrowDown}{ArrowDown}{Enter}');
  expect(box()).toHaveValue('São Paulo');
  expect(changes).toHaveBeenCalledWith('são paulo');
});
