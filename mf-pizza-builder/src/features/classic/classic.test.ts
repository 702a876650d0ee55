import { emptyChoice, flavorsOf, type PizzaChoice } from '@storefront/shared-domain/menu-rules';
import { findFlowItem } from '../../flow/flow-item';
import en from '../../locales/en.json';
import { pizzaData } from '../../testing/pizza-menu.test-kit';
import { limitsMessage, missingMessage, type FlavorMessage } from './flavor-message';
import { findFlavors } from './flavor-section';
import { select, type Action } from './selection';
import { sectionAfter, stepAt, listSteps } from './steps';
import { FLAVOR_LENGTH, NAME_LENGTH, truncated } from '../../flow/truncated';

describe('the selection', () => {
  const { menu, info } = pizzaData();
  const offerOf = (id: string) => findFlowItem(menu, info, id, false)!.offers[0]!;
  const flavor = (id: string, quantity = 1, toppings: string[] = []) => ({
    id,
    quantity,
    toppings,
  });

  /** The choice after the actions; a rejected action changes nothing and its reason is recorded. */
  function after(
    size: string,
    actions: readonly Action[],
    from?: PizzaChoice,
  ): { choice: PizzaChoice; refused: string[] } {
    const offer = offerOf(size);
    return actions.reduce(
      (so, action) => {
        const result = select(offer, so.choice, action);
        return result.ok
          ? { ...so, choice: result.value }
          : { ...so, refused: [...so.refused, result.error] };
      },
      { choice: from ?? emptyChoice(offer), refused: [] as string[] },
    );
  }
  const add = (id: string): Action => ({ kind: 'flavor-added', id });
  const remove = (id: string): Action => ({ kind: 'flavor-removed', id });

  test('[PIZZA-19] a flavor beyond the most is refused', () => {
    expect(after('half', [add('margherita'), add('diavola'), add('margherita')])).toMatchObject({
      choice: { flavors: [flavor('margherita'), flavor('diavola')] },
      refused: ['full'],
    });
    expect(after('plain', [add('margherita'), add('margherita')])).toMatchObject({
      choice: { flavors: [flavor('margherita')] },
      refused: ['full'],
    });
  });

  test('[PIZZA-20] a flavor counted down to zero is gone, its toppings with it', () => {
    const { choice } = after('half', [
      add('margherita'),
      { kind: 'topping-toggled', flavor: 'margherita', topping: 'basil' },
      remove('margherita'),
      add('margherita'),
    ]);
    expect(choice.flavors).toEqual([flavor('margherita')]);
    expect(
      after('half', [add('diavola'), add('diavola'), remove('diavola')]).choice.flavors,
    ).toEqual([flavor('diavola')]);
    expect(after('half', [remove('diavola')]).choice.flavors).toEqual([]);
  });

  test('[PIZZA-18] another number of flavors resets them, the same number does not', () => {
    const two: Action[] = [{ kind: 'count-chosen', count: 2 }, add('margherita'), add('diavola')];
    expect(
      after('quarters', [...two, { kind: 'count-chosen', count: 2 }]).choice.flavors,
    ).toHaveLength(2);
    expect(after('quarters', [...two, { kind: 'count-chosen', count: 4 }]).choice).toMatchObject({
      count: 4,
      flavors: [],
    });
  });

  test('[PIZZA-12] toppings are put on one flavor and taken off again', () => {
    const toggle: Action = { kind: 'topping-toggled', flavor: 'diavola', topping: 'basil' };
    const { choice } = after('half', [add('margherita'), add('diavola'), toggle]);
    expect(choice.flavors).toEqual([flavor('margherita'), flavor('diavola', 1, ['basil'])]);
    expect(after('half', [toggle], choice).choice.flavors).toEqual([
      flavor('margherita'),
      flavor('diavola'),
    ]);
  });
});

describe('steps', () => {
  const { menu, info } = pizzaData();
  const offerOf = (id: string) => findFlowItem(menu, info, id, false)!.offers[0]!;
  const at = (id: string, change: Partial<PizzaChoice>) =>
    stepAt(offerOf(id), { ...emptyChoice(offerOf(id)), ...change });

  test.each([
    { size: 'half', steps: ['crust', 'dough', 'category', 'flavors'] },
    { size: 'quarters', steps: ['count', 'category', 'flavors'] },
    { size: 'plain', steps: ['category', 'flavors'] },
  ])('[PIZZA-03] [PIZZA-16] the steps of $size in their order', ({ size, steps }) =>
    expect(listSteps(offerOf(size))).toEqual(steps),
  );

  test.each([
    { case: 'nothing is chosen', change: {}, step: 1 },
    { case: 'the crust is chosen', change: { crust: 'thin' }, step: 2 },
    { case: 'crust and dough are chosen', change: { crust: 'thin', dough: 'rye' }, step: 4 },
    { case: 'only the dough was kept', change: { dough: 'rye' }, step: 1 },
  ])('[PIZZA-17] when $case the step is $step', ({ change, step }) =>
    expect(at('half', change)).toBe(step),
  );

  test('[PIZZA-17] an incremental size of several counts waits at the number of flavors', () => {
    expect(at('quarters', {})).toBe(1);
    expect(at('quarters', { count: 4 })).toBe(3);
  });

  test('[PIZZA-17] each choice leads to the section after it', () => {
    expect(
      (['crust', 'dough'] as const).map((name) => sectionAfter(name, offerOf('half'))),
    ).toEqual(['dough', 'flavors']);
    expect(sectionAfter('count', offerOf('quarters'))).toBe('flavors');
  });
});

describe('texts', () => {
  /** The English text of a message, with the plural of its count. */
  function words(message: FlavorMessage | null): string | null {
    if (message === null) return null;
    const key = message.key.replace('classic.flavors.', '');
    const texts: Readonly<Record<string, string>> = en.classic.flavors;
    const text =
      texts[key] ??
      texts[`${key}_${new Intl.PluralRules('en').select(message.values['count'] ?? 0)}`] ??
      '';
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(message.values[name]));
  }

  test.each([
    { row: 'PIZZA-22', min: 2, max: 2, text: 'Choose 2 flavors' },
    { row: 'PIZZA-23', min: 1, max: 3, text: 'Choose up to 3 flavors' },
    { row: 'PIZZA-24', min: 2, max: 4, text: 'Choose between 2 and 4 flavors' },
    { row: 'PIZZA-21', min: 0, max: 0, text: null },
  ])('[$row] limits of $min to $max say: $text', ({ min, max, text }) =>
    expect(words(limitsMessage({ min, max }))).toBe(text),
  );

  test.each([
    { missing: 3, more: 3, text: 'Choose 3 more flavors' },
    { missing: 1, more: 1, text: 'Choose 1 more flavor' },
    { missing: 1, more: 3, text: 'Choose at least 1 more flavor' },
    { missing: 2, more: 3, text: 'Choose at least 2 more flavors' },
  ])(
    '[PIZZA-25] [OPEN-039] $missing missing and room for $more say: $text',
    ({ missing, more, text }) =>
      expect(words(missingMessage({ kind: 'flavors-missing', missing, more }))).toBe(text),
  );

  describe('[PIZZA-05] the search', () => {
    const { menu, info } = pizzaData();
    const flavors = flavorsOf(findFlowItem(menu, info, 'half', false)!.offers[0]!);
    const found = (search: string) => findFlavors(flavors, search).map(({ flavor }) => flavor.id);
    test.each([
      { case: 'without accents and case', search: 'ACAI', ids: ['açaí'] },
      { case: 'several words in any order', search: '  margherita  pizza ', ids: ['margherita'] },
      { case: 'a word of the description alone', search: 'with diavola', ids: ['diavola'] },
      { case: 'nothing', search: 'sushi', ids: [] },
      { case: 'what could be taken for a pattern', search: '.*', ids: [] },
    ])('finds $case', ({ search, ids }) => expect(found(search)).toEqual(ids));
  });

  test.each([
    { name: '12345678901234567890', length: NAME_LENGTH, shown: '12345678901234567890' },
    { name: '123456789012345678901', length: NAME_LENGTH, shown: '12345678901234567890…' },
    { name: '123456789012345', length: FLAVOR_LENGTH, shown: '123456789012345' },
    { name: '1234567890123456', length: FLAVOR_LENGTH, shown: '123456789012345…' },
  ])('[PIZZA-10] $name is shown as $shown', ({ name, length, shown }) =>
    expect(truncated(name, length)).toBe(shown),
  );
});
