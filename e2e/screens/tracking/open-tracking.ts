import { screen } from '@testing-library/react';
import { openStorefront, type Opened, type Options } from '../kit/open-storefront';

export interface OpenTracking extends Opened {
  /** Where the order is now; waits for it. */
  state(): Promise<HTMLElement>;
}

/** Opens the page of an order, e.g. `openTracking('track?token=…')`. */
export async function openTracking(
  path: string,
  options: Options = {},
  restaurant = 'bella-napoli',
): Promise<OpenTracking> {
  const opened = await openStorefront(`/${restaurant}/${path}`, options);
  return {
    ...opened,
    state: () => screen.findByRole('region', { name: opened.texts('mf-tracking:state.label') }),
  };
}
