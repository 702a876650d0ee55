import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { changeRestaurant } from '../kit/change-restaurant';
import { openStorefront } from '../kit/open-storefront';
import { openBuilder } from './open-builder';
import { openNep } from './open-nep';

const FREE_BASES = ['Tradicional', 'Napoletana'];
const GRANDE = 'Grande (35 cm, 8 fatias)';
const toasts = (): string[] =>
  [...document.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent ?? '');
const toast = (text: string): Promise<void> =>
  waitFor(() => expect(toasts().join()).toContain(text));

describe('the classic builder', () => {
  test(
    '[PIZZA-01] [PIZZA-02] [PIZZA-04] [PIZZA-05] [PIZZA-06] [PIZZA-07] [PIZZA-08] [PIZZA-09] ' +
      '[PIZZA-10] [PIZZA-15] [PIZZA-17] ' +
      '[PIZZA-23] [PIZZA-25] [OPEN-039] flavors come after crust and dough, by category or search; bar ' +
      'and summary show the pizza',
    async () => {
      const {
        add,
        bar,
        category,
        choose,
        dialog,
        flavors,
        hasSection,
        heading,
        more,
        next,
        ...own
      } = await openBuilder('product=grande', { language: 'en' });
      const { option, parts, press, row, searchFlavors, section, texts } = own;
      expect(heading()).toHaveTextContent(GRANDE);
      expect(
        [...section('crust').querySelectorAll('summary')].map(({ textContent }) => textContent),
      ).toEqual(['Sem recheio', 'Recheada']);
      expect(within(section('dough')).queryByRole('radio')).toBeNull();
      expect(flavors()).toEqual([]);
      expect(hasSection('count')).toBe(false);
      choose('Catupiry');
      expect(flavors()).toEqual([]);
      choose('Fina e crocante');
      expect(flavors()).toHaveLength(12);
      expect(section('crust')).toHaveTextContent('Catupiry');
      expect(section('flavors')).toHaveTextContent('Choose up to 3 flavors');
      expect(bar()).toHaveTextContent('Choose at least 1 more flavor');

      expect(section('flavors')).toHaveTextContent('As que todo mundo pede desde 1987.');
      // decorative: the row's text contains the name
      expect(within(row('Margherita')).queryByRole('img')).toBeNull();
      expect(row('Margherita').querySelectorAll('img')).toHaveLength(1);
      expect(row('Margherita')).toHaveTextContent('Molho de tomate San Marzano');
      expect(row('Margherita')).toHaveTextContent('R$69,90');
      add('Margherita');
      expect(parts()).toEqual(['1/1 Margherita']);
      add('Frango com Catupiry');
      expect(parts()).toEqual(['1/2 Margherita', '1/2 Frango com Catu…']);
      fireEvent.click(category('Especiais'));
      expect(row('Camarão')).toHaveTextContent('Unavailable right now');
      expect(more('Camarão')).toBeDisabled();
      add('Burrata');
      expect(parts()).toEqual(['1/3 Margherita', '1/3 Frango com Catu…', '1/3 Burrata']);
      expect(bar()).toHaveTextContent('Grande (35 cm, 8 fat…');
      expect(bar()).toHaveTextContent('Crust: Catupiry · Dough: Fina e crocante');
      expect(bar()).toHaveTextContent('R$108,90'); // the most expensive flavor, 96.90, and the crust
      expect(next()).toBeEnabled();
      fireEvent.click(category('Doces'));
      expect(category('Doces')).toHaveAttribute('aria-pressed', 'true');
      expect(section('flavors')).toHaveTextContent('Para terminar bem, ou começar.');
      expect(row('Brigadeiro')).toHaveTextContent('R$73,90');
      searchFlavors('RUCULA');
      expect(flavors()).toEqual(['Parma com Rúcula', 'Rúcula com Tomate Seco']);
      searchFlavors('sushi');
      expect(within(section('flavors')).queryAllByRole('listitem')).toEqual([]);
      press('Show all flavors');
      expect(row('Brigadeiro')).toBeVisible();

      press(texts('mf-pizza-builder:classic.bar.summary'));
      expect(dialog()).toHaveTextContent(GRANDE);
      expect(dialog()).toHaveTextContent('Fina e crocante');
      for (const name of ['Margherita', 'Frango com Catupiry', 'Burrata']) {
        expect(within(dialog()).getAllByRole('listitem')[0]).toHaveTextContent(name);
        fireEvent.click(
          within(dialog()).getByLabelText(texts('mf-pizza-builder:classic.flavor.less', { name })),
        );
      }
      expect(dialog()).toHaveTextContent(texts('mf-pizza-builder:classic.summary.empty'));
      fireEvent.click(within(dialog()).getByLabelText(texts('domain:action.close')));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

      fireEvent.click(screen.getByLabelText(texts('mf-pizza-builder:classic.size.open')));
      expect(dialog()).toHaveTextContent('Para três ou quatro pessoas.');
      fireEvent.click(within(dialog()).getByRole('link', { name: /Média/ }));
      await waitFor(() => expect(heading()).toHaveTextContent('Média (30 cm, 6 fatias)'));
      expect(option('Catupiry')).not.toBeChecked();
      history.back();
      await waitFor(() => expect(heading()).toHaveTextContent('Grande'));
      expect(option('Catupiry')).toBeChecked();
    },
  );

  test(
    '[PIZZA-03] [PIZZA-18] [PIZZA-19] [PIZZA-20] [PIZZA-21] [PIZZA-22] [PIZZA-24] [PIZZA-25] NEXT ' +
      'waits for everything that is missing; ' +
      'parts are limited, and a new number of flavors resets them',
    async () => {
      const { add, bar, choose, chooseCount, go, heading, less, more, next, ...own } =
        await openBuilder('product=gigante', {
          language: 'en',
          before: changeRestaurant('bella-napoli', ({ menu }) => {
            const { sizes } = menu['pizzas'] as { sizes: { id: string; minFlavors: number }[] };
            for (const size of sizes) if (size.id === 'grande') size.minFlavors = 2;
          }),
        });
      const { parts, row, section, texts } = own;
      const missing = within(bar()).getByRole('status');
      for (const [part, base] of [
        ['crust', 'Tradicional'],
        ['dough', 'Napoletana'],
      ] as const) {
        expect(missing).toHaveTextContent(texts(`mf-pizza-builder:classic.missing.${part}`));
        expect(next()).toBeDisabled();
        choose(base);
      }
      expect(missing).toHaveTextContent(texts('mf-pizza-builder:classic.missing.count'));
      expect(within(section('count')).getAllByRole('radio')).toHaveLength(4);
      chooseCount(2);
      expect(section('flavors')).toHaveTextContent('Choose 2 flavors');
      expect(bar()).toHaveTextContent('Choose 2 more flavors');
      const quantity = (flavor: string): string | null =>
        within(row(flavor)).getByRole('status').textContent;
      add('Calabresa');
      expect(bar()).toHaveTextContent('Choose 1 more flavor');
      expect(next()).toBeDisabled();
      add('Calabresa');
      expect(quantity('Calabresa')).toBe('Calabresa: 2');
      expect(next()).toBeEnabled();
      expect(missing).toHaveTextContent(texts('mf-pizza-builder:classic.bar.total'));
      add('Margherita');
      await toast('Pizza is Full');
      expect(quantity('Margherita')).toBe('Margherita: 0');
      fireEvent.click(less('Calabresa'));
      expect(next()).toBeDisabled();
      fireEvent.click(less('Calabresa'));
      expect(parts()).toEqual([]);
      expect(more('Calabresa')).toHaveFocus();
      add('Calabresa');
      chooseCount(3);
      expect(parts()).toEqual([]);
      expect(row('Calabresa')).toHaveTextContent('R$24,00 for 1/3');

      await go('/pizza?product=grande');
      await waitFor(() => expect(heading()).toHaveTextContent(GRANDE));
      choose(...FREE_BASES);
      expect(section('flavors')).toHaveTextContent('Choose between 2 and 3 flavors');
      expect(bar()).toHaveTextContent('Choose at least 2 more flavors');
    },
  );

  test(
    '[PIZZA-12] [PIZZA-13] [PIZZA-26] toppings on sale of one flavor, by category, with prices, go ' +
      'into the cart',
    async () => {
      const { add, choose, dialog, next, path, press, texts } = await openBuilder('product=media');
      choose(...FREE_BASES);
      add('Margherita', 'Calabresa');
      fireEvent.click(next());
      const inDialog = within(dialog());
      const label = (name: string): HTMLElement | undefined =>
        [...dialog().querySelectorAll('label')].find(({ textContent }) =>
          textContent?.includes(name),
        );
      expect(inDialog.getByRole('heading', { level: 2 })).toHaveTextContent(
        texts('mf-pizza-builder:classic.toppings.title'),
      );
      expect(
        [...dialog().querySelectorAll('summary')].map(({ textContent }) => textContent),
      ).toEqual(['Queijos', 'Carnes', 'Vegetais e temperos']);
      expect(inDialog.queryByText('Anchovas')).toBeNull(); // paused
      expect(label('Gorgonzola')).toHaveTextContent('+ R$8,00');
      expect(label('Manjericão fresco')).not.toHaveTextContent('R$');
      const gorgonzola = (): HTMLElement => inDialog.getByRole('checkbox', { name: 'Gorgonzola' });
      fireEvent.click(gorgonzola());
      fireEvent.click(inDialog.getByRole('radio', { name: 'Calabresa' }));
      expect(gorgonzola()).not.toBeChecked();
      fireEvent.click(inDialog.getByRole('checkbox', { name: 'Bacon' }));
      // 54.90 as an average is rounded up to 55.00, plus 8.00 and 7.00
      expect(inDialog.getAllByRole('status')[0]).toHaveTextContent('R$70,00');
      press(texts('mf-pizza-builder:flow.add', { price: 'R$70,00' }), dialog());
      await waitFor(() => expect(path()).toBe('/shopping-cart'));
      await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('R$70,00'));
    },
  );

  test(
    '[PIZZA-14] [PIZZA-26] [EXTRAS-01] [EXTRAS-10] a builder that is left and opened again has its ' +
      'choice; extras precede the cart, and the next pizza starts empty',
    async () => {
      const { add, choose, finish, heading, option, parts, path, texts } = await openBuilder(
        'product=grande&menu=pizzas',
      );
      choose(...FREE_BASES);
      add('Margherita');
      fireEvent.click(screen.getByRole('link', { name: texts('domain:action.back-to-menu') }));
      await waitFor(() => expect(path()).toMatch(/^\/?$/));
      expect(location.hash).toBe('#section-pizzas');
      history.back();
      await screen.findByRole('heading', { level: 1, name: GRANDE });
      expect(parts()).toEqual(['1/1 Margherita']);
      expect(option('Napoletana')).toBeChecked();
      finish();
      await waitFor(() => expect(path()).toMatch(/^\/extra\?item=[\w-]+&menu=pizzas$/));
      fireEvent.click(await screen.findByRole('checkbox', { name: 'Maionese de alho' }));
      expect(heading()).toHaveTextContent(GRANDE);
      const button = screen.getByRole('button', {
        name: new RegExp(texts('mf-pizza-builder:add.button')),
      });
      expect(button).toHaveTextContent('R$73,90');
      fireEvent.click(button);
      await waitFor(() => expect(path()).toBe('/shopping-cart'));
      await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('R$73,90'));
      history.back();
      await waitFor(() => expect(heading()).toHaveTextContent(GRANDE));
      expect(parts()).toEqual([]);
    },
  );

  test(
    '[PIZZA-27] [PIZZA-08] a combo is built size by size, gets its extras, and is added with ' +
      'discounts',
    async () => {
      const { add, bar, category, choose, dialog, finish, heading, path, texts } =
        await openBuilder('product=combo-familia&isCombo=true&menu=combos&step=2');
      expect(heading()).toHaveTextContent(GRANDE);
      expect(path()).not.toContain('step='); // the first pizza is not finished
      const place = (at: number): void =>
        expect(screen.getByRole('banner')).toHaveTextContent(
          texts('mf-pizza-builder:flow.place', { at, count: 2 }),
        );
      place(1);
      choose('Catupiry', 'Napoletana');
      add('Margherita');
      expect(bar()).not.toHaveTextContent('R$');
      finish();
      await screen.findByRole('heading', { level: 1, name: 'Broto (25 cm, 4 fatias)' });
      place(2);
      choose(...FREE_BASES);
      fireEvent.click(category('Doces'));
      add('Brigadeiro');
      fireEvent.click(screen.getByLabelText(texts('mf-pizza-builder:classic.size.open')));
      const pizzas = within(dialog()).getByRole('list', {
        name: texts('mf-pizza-builder:classic.size.of-combo'),
      });
      expect(within(pizzas).getAllByRole('listitem')[0]).toHaveTextContent('1/1 Margherita');
      fireEvent.click(within(dialog()).getByLabelText(texts('domain:action.close')));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      finish();
      await screen.findByRole('heading', { level: 1, name: 'Combo Família' });
      const button = screen.getByRole('button', {
        name: new RegExp(texts('mf-pizza-builder:add.button')),
      });
      expect(button).toBeDisabled(); // a drink is part of it
      fireEvent.click(screen.getByRole('radio', { name: 'Cola 2 litros' }));
      // 12.00, and (69.90 + 12.00) less 10 %, to the next 10 cents, and 37.90 less 8.00
      expect(button).toHaveTextContent('R$115,60');
      await waitFor(() => expect(button).toBeEnabled());
      fireEvent.click(button);
      await waitFor(() => expect(path()).toBe('/shopping-cart'));
      await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('R$115,60'));
    },
  );
});

test(
  '[EXTRAS-01] [EXTRAS-03] [EXTRAS-04] [EXTRAS-05] [EXTRAS-06] [EXTRAS-07] [EXTRAS-08] [EXTRAS-09] ' +
    '[EXTRAS-10] [EXTRAS-11] extras: limits of groups and options',
  async () => {
    const { go, path, texts, user } = await openStorefront('/bella-napoli/extra?product=arancini', {
      language: 'en',
    });
    const heading = (name: string): Promise<HTMLElement> =>
      screen.findByRole('heading', { level: 1, name });
    const addButton = (): HTMLElement =>
      screen.getByRole('button', { name: new RegExp(texts('mf-pizza-builder:add.button')) });
    const box = (name: string): HTMLElement => screen.getByRole('checkbox', { name });
    const radio = (name: string): HTMLElement => screen.getByRole('radio', { name });
    const quantity = (name: string): HTMLElement =>
      screen.getByRole('spinbutton', { name: texts('mf-pizza-builder:option.quantity', { name }) });
    const increase = (name: string): void =>
      void fireEvent.click(
        screen.getByLabelText(texts('mf-pizza-builder:option.increase', { name })),
      );

    await heading('Arancini Siciliani');
    expect(box('Creme de gorgonzola')).toBeDisabled();
    expect(screen.getByText('Item indisponível no momento.')).toBeVisible();

    await go('/extra?product=calzone-napoletano');
    await waitFor(() => expect(quantity('Mozzarella')).toBeVisible());
    const mozzarella = quantity('Mozzarella');
    await user.clear(mozzarella);
    await user.type(mozzarella, '1x');
    expect(mozzarella).toHaveValue('1');
    await user.clear(mozzarella);
    await user.type(mozzarella, '9');
    await user.tab();
    expect(mozzarella).toHaveValue('2');

    await go('/extra?product=caixa-50-salgados');
    await waitFor(() => expect(quantity('Mini arancini')).toBeVisible());
    increase('Mini arancini');
    expect(quantity('Mini arancini')).toHaveValue('5');
    fireEvent.change(quantity('Mini coxinha de frango'), { target: { value: '40' } });
    fireEvent.blur(quantity('Mini coxinha de frango'));
    expect(addButton()).toBeDisabled();
    increase('Mini arancini');
    expect(addButton()).toBeEnabled();
    increase('Bolinha de queijo');
    await toast('Maximum amount reached');
    expect(quantity('Bolinha de queijo')).toHaveValue('0');

    await go('/extra?product=carbonara');
    const pasta = within(await screen.findByRole('region', { name: /Escolha a massa/ }));
    expect(pasta.getAllByRole('radio')).toHaveLength(4);
    const more = within(screen.getByRole('region', { name: /Turbine seu prato/ }));
    expect(more.getAllByRole('checkbox')).toHaveLength(5);
    expect(addButton()).toBeDisabled();
    fireEvent.click(radio('Espaguete'));
    fireEvent.click(radio('Fettuccine fresco'));
    expect(radio('Espaguete')).not.toBeChecked();
    expect(addButton()).toBeEnabled();
    for (const name of [
      'Meia burrata',
      'Frango grelhado',
      'Camarões salteados',
      'Óleo de pimenta calabresa',
    ])
      fireEvent.click(box(name));
    expect(box('Óleo de pimenta calabresa')).not.toBeChecked(); // beyond the maximum
    for (const name of ['Frango grelhado', 'Camarões salteados']) fireEvent.click(box(name));
    expect(addButton()).toHaveTextContent('R$78,80');
    fireEvent.click(addButton());
    await waitFor(() => expect(path()).toBe('/shopping-cart'));
  },
);

describe('the new builder', () => {
  test(
    '[SHELL-24] [OPEN-033] [OPEN-037] [PIZZA-04] [PIZZA-05] [PIZZA-06] [PIZZA-18] [PIZZA-19] ' +
      '[PIZZA-20] [PIZZA-21] [PIZZA-22] [PIZZA-25] ' +
      'the page says what is missing, the drawing shows the pizza, the price steps add up to the total of the line',
    async () => {
      const nep = await openNep('/slice-house/pizza?product=large&menu=pizzas');
      const { add, addedUp, category, choose, chooseCount, drawing, flavors, heading, less } = nep;
      const { more, next, openWhy, path, quantity, searchFlavors, slices, total } = nep;
      expect(path()).toBe('/pizza-nep?product=large&menu=pizzas');
      const says = (text: string): void =>
        expect(screen.getAllByText(text).length).toBeGreaterThan(0);
      expect(drawing()).toHaveAccessibleName('Large 18": nothing on it yet');
      expect(heading()).not.toHaveFocus();
      says('Choose a crust to continue');
      choose('Stuffed');
      says('Choose a dough to continue');
      choose('Whole wheat');
      add('Pepperoni');
      await toast('Choose how many flavors first');
      chooseCount(2);
      const controls = [...document.querySelectorAll('main button, main input')];
      expect(controls.length).toBeGreaterThan(0);
      for (const control of controls)
        expect(
          control.compareDocumentPosition(drawing()) & Node.DOCUMENT_POSITION_FOLLOWING,
        ).not.toBe(0);
      add('Pepperoni');
      expect(
        screen
          .getAllByRole('status')
          .filter(({ textContent }) => textContent === '1 of 2 parts: 1/2 Pepperoni, 1/2 empty'),
      ).toHaveLength(1);
      add('Margherita', 'Supreme');
      await toast('Pizza is Full');
      expect(quantity('Supreme')).toHaveValue('0');
      fireEvent.click(less('Margherita'));
      expect(drawing()).toHaveAccessibleName('1 of 2 parts: 1/2 Pepperoni, 1/2 empty');
      chooseCount(4);
      expect(drawing()).toHaveAccessibleName('Large 18": nothing on it yet');
      expect(slices()).toHaveLength(4);
      says('Choose 4 flavors');
      add('Pepperoni');
      says('Choose 3 more flavors');
      add('Pepperoni', 'Margherita');
      says('Choose 1 more flavor');
      expect(drawing()).toHaveAccessibleName(
        '3 of 4 parts: 1/2 Pepperoni, 1/4 Margherita, 1/4 empty',
      );
      expect(next()).toBeDisabled();
      add('Hawaiian');
      expect(next()).toBeEnabled();
      openWhy();
      const price = total()?.textContent ?? '';
      expect(addedUp()).toBe(Number(price.replace(/\D/g, '')));

      expect(flavors()).toHaveLength(7);
      category('Veggie');
      expect(screen.getByText('Plenty of garden.')).toBeVisible();
      expect(flavors()).toHaveLength(3);
      category('Signature');
      expect(
        flavors().find(({ textContent }) => textContent?.includes('Clam Pie')),
      ).toHaveTextContent('Unavailable');
      expect(more('Clam Pie')).toBeDisabled();
      searchFlavors('CHÍCKEN');
      expect(flavors()).toHaveLength(2);
      searchFlavors('unicorn');
      expect(screen.getByText('No flavors match “unicorn”')).toBeVisible();

      fireEvent.click(next());
      await waitFor(() => expect(path()).toBe('/shopping-cart'));
      await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(price));
      expect(screen.getByRole('main')).toHaveTextContent('Large 18"');
    },
  );

  test(
    '[OPEN-037] [PIZZA-12] [PIZZA-13] [PIZZA-14] [PIZZA-23] toppings go on one flavor, in the same ' +
      'view; a slice that goes leaves its room, and the focus with the pizza',
    async () => {
      const { add, addedUp, choose, drawing, heading, next, openWhy, slices, takeOff, total } =
        await openNep('/slice-house/pizza-nep?product=personal');
      expect(screen.getByText('Choose up to 2 flavors')).toBeVisible();
      expect(screen.getByText(/Choose a flavor first/)).toBeVisible();
      choose('Classic', 'White');
      add('Pepperoni');
      expect(next()).toBeEnabled();
      add('Margherita');
      choose('Margherita');
      fireEvent.click(screen.getByText('Extra toppings'));
      expect(screen.queryByText('Anchovies')).toBeNull(); // paused
      fireEvent.click(screen.getByRole('checkbox', { name: 'Extra mozzarella' }));
      openWhy();
      expect(screen.getByText('Extra mozzarella on Margherita')).toBeVisible();
      expect(total()).toHaveTextContent('$ 12.45');
      expect(addedUp()).toBe(1245);
      fireEvent.click(slices()[1] as HTMLElement);
      fireEvent.click(takeOff());
      await waitFor(() => expect(drawing()).toHaveAccessibleName('1 of 1 part: 1/1 Pepperoni'));
      expect(slices()).toHaveLength(1);
      await waitFor(() => expect(heading()).toHaveFocus());
    },
  );
});
