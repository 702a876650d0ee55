import { screen } from '@testing-library/react';
import { openStorefront } from '../kit/open-storefront';
import { newBuilderExperiments } from './new-builder-experiments';

test.each(['product=grande', 'product=combo-dupla&isCombo=true'])(
  '[SHELL-24] where the module gives the new builder to others, %s stays with the classic builder',
  async (query) => {
    const { path } = await openStorefront(`/bella-napoli/pizza-nep?${query}`, {
      experiments: newBuilderExperiments,
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Grande (35 cm, 8 fatias)' }),
    ).toBeVisible();
    expect(path()).toBe(`/pizza?${query}`);
  },
);
