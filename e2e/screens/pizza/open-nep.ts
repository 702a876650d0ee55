import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openStorefront, type Opened, type Options } from '../kit/open-storefront';
import { newBuilderExperiments } from './new-builder-experiments';

export interface OpenNep extends Opened {
  /** Chooses radios by their names: crusts, doughs, numbers of flavors. */
  choose(...radios: string[]): void;
  chooseCount(count: number): void;
  more(flavor: string): HTMLElement;
  add(...flavors: string[]): void;
  less(flavor: string): HTMLElement;
  quantity(flavor: string): HTMLElement;
  heading(): HTMLElement;
  drawing(): HTMLElement;
  slices(): HTMLElement[];
  dialog(): HTMLElement;
  /** Another flavor in the open dialog of a slice. */
  other(flavor: string): HTMLElement;
  takeOff(): HTMLElement;
  flavors(): HTMLElement[];
  category(name: string): void;
  searchFlavors(words: string): void;
  openWhy(): void;
  total(): HTMLElement | null;
  /** Sum of the lines of 'why this price', in minor units. */
  addedUp(): number;
  next(): HTMLElement;
}

/**
 * Opens an address of the new builder, e.g. `openNep('/slice-house/pizza-nep?product=large')`, and
 * waits for it.
 */
export async function openNep(
  address: string,
  options: Options = { language: 'en' },
): Promise<OpenNep> {
  const opened = await openStorefront(address, { experiments: newBuilderExperiments, ...options });
  const text = (key: string, values?: Record<string, string | number>): string =>
    opened.texts(`mf-pizza-builder:nep.${key}`, values);
  await waitFor(() => expect(document.querySelector('#nep-pizza')).not.toBeNull());
  const addText = opened.texts('mf-pizza-builder:flow.add-of-combo');
  const byLabel = (key: 'more' | 'less', name: string): HTMLElement =>
    screen.getByLabelText(text(`flavor.${key}`, { name }));
  const choose = (...names: string[]): void =>
    names.forEach((name) => fireEvent.click(screen.getByRole('radio', { name })));
  const panel = (): HTMLElement => screen.getByRole('region', { name: text('pizza.title') });
  const dialog = (): HTMLElement => screen.getByRole('dialog');
  return {
    ...opened,
    choose,
    dialog,
    chooseCount: (count) => choose(text('count.flavors', { count })),
    more: (name) => byLabel('more', name),
    less: (name) => byLabel('less', name),
    add: (...names) => names.forEach((name) => fireEvent.click(byLabel('more', name))),
    quantity: (name) => screen.getByRole('spinbutton', { name: text('flavor.quantity', { name }) }),
    heading: () => within(panel()).getByRole('heading'),
    drawing: () => within(panel()).getByRole('img'),
    slices: () =>
      within(within(panel()).getByRole('list', { name: text('pizza.slices') })).getAllByRole(
        'button',
      ),
    other: (name) => within(dialog()).getByRole('button', { name: new RegExp(`^${name}`) }),
    takeOff: () => within(dialog()).getByText(text('slice.clear')),
    flavors: () =>
      within(screen.getByRole('list', { name: text('flavors.title') })).getAllByRole('listitem'),
    category: (name) => void fireEvent.click(screen.getByRole('button', { name })),
    searchFlavors: (words) =>
      void fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } }),
    openWhy: () => void fireEvent.click(screen.getByText(text('price.why'))),
    total: () => screen.queryByRole('status', { name: text('price.total') }),
    addedUp: () =>
      [...document.querySelectorAll('[data-amount]')].reduce(
        (sum, element) => sum + Number(element.getAttribute('data-amount')),
        0,
      ),
    next: () =>
      screen
        .getByText(
          (shown) =>
            shown === text('next') || shown.startsWith(`${addText} ·`) || shown === addText,
          { selector: 'button, button *' },
        )
        .closest('button') as HTMLElement,
  };
}
