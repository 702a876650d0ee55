import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PageBuild } from '@storefront/loader/page';
import { openStorefront, type Opened, type Options } from '../kit/open-storefront';

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
 * The channel has the new builder as the arm of an experiment, which a restaurant's module forces.
 */
const experiments: NonNullable<Options['experiments']> = [
  {
    name: 'pizza-builder',
    salt: '',
    allocation: '',
    expires: Infinity,
    forces: { module: 'new_nep_pizzas', arm: 'new' },
    arms: [
      { name: 'new', ranges: [], isOff: false, builds: { 'mf-pizza-builder': {} as PageBuild } },
    ],
  },
];

/**
 * Opens an address of the new builder in English, e.g.
 * `openNep('/slice-house/pizza-nep?product=large')`, and waits for it.
 */
export async function openNep(address: string): Promise<OpenNep> {
  const opened = await openStorefront(address, { language: 'en', experiments });
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
