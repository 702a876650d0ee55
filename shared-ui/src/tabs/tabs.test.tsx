/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const items = ['Menu', 'Info', 'Reviews'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: <p>All about {label}</p>,
}));
const tab = (name: string) => screen.getByRole('tab', { name });

test.each([
  { keys: '{ArrowRight}', open: 'Info' },
  { keys: '{ArrowRight}{ArrowRight}{ArrowRight}', open: 'Menu' },
  { keys: '{ArrowLeft}', open: 'Reviews' },
  { keys: '{End}', open: 'Reviews' },
  { keys: '{End}{Home}', open: 'Menu' },
])('$keys opens and focuses $open', async ({ keys, open }) => {
  render(<Tabs label="Restaurant" items={items} />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(tab(open)).toHaveFocus();
  expect(tab(open)).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: open })).toHaveTextContent(`All about ${open}`);
});

test('one tab is a stop of the Tab key, the panel is the next', async () => {
  render(<Tabs label="Restaurant" items={items} />);
  await userEvent.click(tab('Info'));
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'Info' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(tab('Info')).toHaveFocus();
});

test('a value from outside decides which tab is open', async () => {
  const onValueChange = jest.fn();
  render(<Tabs label="Restaurant" items={items} value="info" onValueChange={onValueChange} />);
  await userEvent.click(tab('Reviews'));
  expect(onValueChange).toHaveBeenCalledWith('reviews');
  expect(tab('Info')).toHaveAttribute('aria-selected', 'true');
});
