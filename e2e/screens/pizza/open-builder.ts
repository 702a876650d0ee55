import { fireEvent, screen, within } from '@testing-library/react';
import { openStorefront, type Opened, type Options } from '../kit/open-storefront';

type Section = 'crust' | 'dough' | 'count' | 'flavors';

export interface OpenBuilder extends Opened {
  heading(): HTMLElement;
  section(name: Section): HTMLElement;
  hasSection(name: Section): boolean;
  option(name: string): HTMLElement;
  choose(...options: string[]): void;
  chooseCount(count: number): void;
  more(flavor: string): HTMLElement;
  less(flavor: string): HTMLElement;
  add(...flavors: string[]): void;
  row(flavor: string): HTMLElement;
  category(name: string): HTMLElement;
  searchFlavors(words: string): void;
  /** Names of the flavors shown. */
  flavors(): string[];
  bar(): HTMLElement;
  /** Fractions and names on the pizza, as the bar lists them. */
  parts(): string[];
  next(): HTMLElement;
  dialog(): HTMLElement;
  /** Presses a button, a radio or a link by its name, inside `part`. */
  press(name: string, part?: HTMLElement): void;
  /** Continues from a finished pizza, without toppings. */
  finish(): void;
}

/** Opens the classic builder, e.g. `openBuilder('product=grande')`, and waits for it. */
export async function openBuilder(query: string, options: Options = {}): Promise<OpenBuilder> {
  const opened = await openStorefront(`/bella-napoli/pizza?${query}`, options);
  const { texts } = opened;
  await screen.findByRole('contentinfo');
  const title = (name: Section): string => texts(`mf-pizza-builder:classic.${name}.title`);
  const section = (name: Section): HTMLElement => screen.getByRole('region', { name: title(name) });
  const option = (name: string): HTMLElement => screen.getByRole('radio', { name });
  const byLabel = (key: 'more' | 'less', name: string): HTMLElement =>
    screen.getByLabelText(texts(`mf-pizza-builder:classic.flavor.${key}`, { name }));
  const bar = (): HTMLElement => screen.getByRole('contentinfo');
  const dialog = (): HTMLElement => screen.getByRole('dialog');
  const next = (): HTMLElement =>
    within(bar())
      .getByText(texts('mf-pizza-builder:classic.bar.next'))
      .closest('button') as HTMLElement;
  const press = (name: string, part: HTMLElement = document.body): void =>
    void fireEvent.click(
      within(part).getByText(name, { selector: 'button, button *, a, a *, label, label *' }),
    );
  const headings = (): Element[] => [...section('flavors').querySelectorAll('h3')];
  return {
    ...opened,
    section,
    option,
    bar,
    dialog,
    next,
    press,
    heading: () => screen.getByRole('heading', { level: 1 }),
    hasSection: (name) => screen.queryByRole('region', { name: title(name) }) !== null,
    choose: (...names) => names.forEach((name) => fireEvent.click(option(name))),
    chooseCount: (count) =>
      void fireEvent.click(option(texts('mf-pizza-builder:classic.count.flavors', { count }))),
    more: (flavor) => byLabel('more', flavor),
    less: (flavor) => byLabel('less', flavor),
    add: (...flavors) => flavors.forEach((flavor) => fireEvent.click(byLabel('more', flavor))),
    row: (flavor) =>
      headings()
        .find(({ textContent }) => textContent === flavor)
        ?.closest('li') as HTMLElement,
    category: (name) => within(section('flavors')).getByRole('button', { name }),
    searchFlavors: (words) =>
      void fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } }),
    flavors: () => headings().map(({ textContent }) => textContent ?? ''),
    parts: () =>
      within(bar())
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent ?? ''),
    finish: () => {
      fireEvent.click(next());
      const on = [
        texts('mf-pizza-builder:classic.toppings.skip'),
        texts('mf-pizza-builder:flow.add-of-combo'),
      ];
      fireEvent.click(
        within(dialog()).getByRole('button', {
          name: (name) => on.some((text) => name.startsWith(text)),
        }),
      );
    },
  };
}
