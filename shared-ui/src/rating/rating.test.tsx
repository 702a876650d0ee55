/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Rating } from './rating';
import { RatingInput } from './rating-input';

test('shown stars say what they stand for', () => {
  render(<Rating value={4.3} label="4.3 of 5" />);
  expect(screen.getByRole('img', { name: '4.3 of 5' })).toBeInTheDocument();
});

test('stars are given with the pointer and with the arrow keys', async () => {
  function Form() {
    const [value, setValue] = useState<number | null>(null);
    return (
      <RatingInput
        legend="Your order"
        value={value}
        onValueChange={setValue}
        starLabel={(stars) => `${stars} stars`}
      />
    );
  }
  render(<Form />);
  expect(screen.getByRole('group', { name: 'Your order' })).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('3 stars'));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
});
