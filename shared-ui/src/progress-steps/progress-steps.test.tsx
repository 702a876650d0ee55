/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { ProgressSteps } from './progress-steps';

test('each step says its state and the current one is marked', () => {
  render(
    <ProgressSteps
      label="Your order"
      steps={[
        { id: 'sent', label: 'Sent', state: 'done', stateLabel: 'done' },
        { id: 'kitchen', label: 'In the kitchen', state: 'current', stateLabel: 'in progress' },
        { id: 'way', label: 'On its way', state: 'upcoming', stateLabel: 'to come' },
      ]}
    />,
  );
  const steps = within(screen.getByRole('list', { name: 'Your order' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'Sent (done)',
    'In the kitchen (in progress)',
    'On its way (to come)',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});
