/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Amount, Amounts } from './amounts';

const show = () =>
  render(
    <Amounts>
      <Amount label="Subtotal" value="$ 80.00" />
      <Amount
        label="Discount"
        value="-$ 8.00"
        tone="discount"
        why={['10 % of $ 80.00.']}
        whyLabel="Why this price?"
      />
    </Amounts>,
  );

test('an amount is shown beside its label', () => {
  show();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Subtotal',
    'Discount',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '$ 80.00',
    '-$ 8.00',
  ]);
});

test('its reasons unfold and fold by the keyboard, and only where there are some', async () => {
  show();
  const [fold, ...others] = screen.getAllByRole('button');
  expect(others).toEqual([]);
  expect(fold).toHaveAccessibleName('Discount: Why this price?');
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(fold!.getAttribute('aria-controls')!)).toHaveTextContent(
    '10 % of $ 80.00.',
  );
  await userEvent.keyboard(' ');
  expect(screen.queryByText('10 % of $ 80.00.')).toBeNull();
});
