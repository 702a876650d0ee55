import { allSettled, fork } from 'effector';
import { computeBucket } from '@storefront/compositions';
import type { Loader } from '@storefront/loader';
import type { PageBuild } from '@storefront/loader/page';
import { $visitor, restaurantLoaded, visitorRecognised } from '@storefront/shared-domain/models';
import { aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { $pizzaModule } from '../remotes/pizza-module.model';
import { followAssignment } from '../visit/follow-assignment';
import { offerPizzaModule, PIZZA_MODULE } from '../start-up/offer-pizza-module';
import type { Session } from '../tab/session';
import { exposedBy } from '../telemetry/exposure';
import { assign, type PageRequest } from './assign';
import { aBuild, aPage, anExperiment, NOW, TOMORROW, aComposition } from './page.test-kit';
import { saveSession } from './save-session';
import type { Storefront } from './storefront';

describe('assignment', () => {
  const visitorIn = (salt: string, isIn: (bucket: number) => boolean): string => {
    for (let index = 0; ; index += 1)
      if (isIn(computeBucket(salt, `v${index}`))) return `v${index}`;
  };
  const inControl = visitorIn('carts', (bucket) => bucket < 5000);
  const inNew = visitorIn('carts', (bucket) => bucket >= 5000);

  const page = aPage({ experiments: [anExperiment()], variants: { new: 'with-new' } });
  const [control, tested] = anExperiment().arms;
  const requesting = (overrides: Partial<PageRequest> = {}): PageRequest => ({
    visitor: inNew,
    modules: [],
    now: NOW,
    ...overrides,
  });
  const served = (document = page, overrides: Partial<PageRequest> = {}) => {
    const { composition, arms } = assign(document, requesting(overrides));
    return {
      hash: composition.hash,
      cart: composition.remotes['mf-cart']?.version,
      arms: arms.map(({ arm, how }) => `${arm} ${how}`),
    };
  };
  const CONTROL = { hash: 'base', cart: '1.0.0+1' };
  const NEW = { hash: 'with-new', cart: '1.0.0+2' };
  const withArm = (changed: object) =>
    aPage({
      ...page,
      experiments: [anExperiment({ arms: [control!, { ...tested!, ...changed }] })],
    });
  const forcing = aPage({
    ...page,
    experiments: [anExperiment({ forces: { module: 'new_carts', arm: 'new' } })],
  });
  const forcingAnOff = aPage({
    ...page,
    experiments: [
      { ...withArm({ isOff: true }).experiments[0]!, forces: { module: 'new_carts', arm: 'new' } },
    ],
  });

  test.each([
    {
      case: 'in the arm',
      document: page,
      visitor: inNew,
      expected: { ...NEW, arms: ['new assigned'] },
    },
    {
      case: 'in control',
      document: page,
      visitor: inControl,
      expected: { ...CONTROL, arms: ['control assigned'] },
    },
    { case: 'without storage', document: page, visitor: null, expected: { ...CONTROL, arms: [] } },
    {
      case: 'in an arm that is off',
      document: withArm({ isOff: true }),
      visitor: inNew,
      expected: { ...CONTROL, arms: [] },
    },
    {
      case: 'after the end',
      document: page,
      visitor: inNew,
      now: TOMORROW,
      expected: { ...CONTROL, arms: [] },
    },
    {
      case: 'forced by a module',
      document: forcing,
      visitor: inControl,
      modules: ['new_carts'],
      expected: { ...NEW, arms: ['new forced'] },
    },
    {
      case: 'forced into an arm that is off',
      document: forcingAnOff,
      visitor: inControl,
      modules: ['new_carts'],
      expected: { ...CONTROL, arms: ['control assigned'] },
    },
  ])('a visitor $case', ({ document, visitor, modules = [], now = NOW, expected }) =>
    expect(served(document, { visitor, modules, now })).toEqual(expected),
  );

  test('what an arm replaces is what the page falls back to', () => {
    const { composition } = assign(page, requesting());
    expect(composition.previous).toEqual({ 'mf-cart': aBuild('mf-cart', '1') });
    expect(composition.remotes['mf-menu']).toEqual(aBuild('mf-menu', '1'));
  });

  test('an arm states the declarations of its own builds, one with a shell those of all', () => {
    const declared = (path: string) => ({ pages: [{ path, page: 'page' }], widgets: [] });
    const before = { 'mf-cart': declared('cart'), 'mf-menu': declared('menu') };
    const after = { 'mf-cart': declared('basket'), 'mf-menu': declared('dishes') };
    const assigned = (builds: Record<string, PageBuild>, visitor = inNew) => {
      const document = withArm({ builds, declared: after });
      const composition = aComposition({ declared: before });
      return assign({ ...document, composition }, requesting({ visitor })).composition.declared;
    };
    const cart = { 'mf-cart': aBuild('mf-cart', '2') };
    expect(assigned(cart)).toEqual({ ...before, 'mf-cart': declared('basket') });
    expect(assigned({ ...cart, shell: aBuild('shell', '2') })).toEqual(after);
    expect(assigned(cart, inControl)).toEqual(before);
  });

  test('two experiments: the composition of both arms, in the order of the channel', () => {
    const menus = anExperiment({
      name: 'menus',
      arms: [
        control!,
        { ...tested!, ranges: [[0, 10_000]], builds: { 'mf-menu': aBuild('mf-menu', '2') } },
      ],
    });
    const both = aPage({
      experiments: [
        anExperiment(),
        { ...menus, salt: 'menus', arms: [{ ...control!, ranges: [] }, menus.arms[1]!] },
      ],
      variants: { 'new.new': 'both', 'control.new': 'menu' },
    });
    expect(assign(both, requesting({ visitor: inNew })).composition.hash).toBe('both');
    expect(assign(both, requesting({ visitor: inControl })).composition.hash).toBe('menu');
  });
});

describe('the stored session', () => {
  const MINUTE = 60_000;
  const stored: Session = {
    v: 1,
    id: 'id',
    restaurantUrl: 'bella-napoli',
    at: NOW - 60 * MINUTE,
    seen: NOW - MINUTE,
    exposed: [],
    composition: aComposition({ hash: 'kept', remotes: { 'mf-cart': aBuild('mf-cart', '9') } }),
    arms: [{ experiment: 'carts', arm: 'new', how: 'assigned' }],
  };
  const page = aPage();
  const isStored = (
    session: unknown,
    document = page,
    restaurantUrl: string | null = 'bella-napoli',
  ) => saveSession(document, session as Session | null, restaurantUrl, NOW) !== null;
  const withCart = (cart: Partial<PageBuild>) => ({
    ...stored,
    composition: aComposition({ remotes: { 'mf-cart': { ...aBuild('mf-cart', '9'), ...cart } } }),
  });

  test.each<{ case: string; session: unknown; saved: boolean }>([
    { case: 'seen 29 minutes ago', session: { ...stored, seen: NOW - 29 * MINUTE }, saved: true },
    {
      case: 'seen half an hour ago',
      session: { ...stored, seen: NOW - 30 * MINUTE },
      saved: false,
    },
    { case: 'four hours old', session: { ...stored, at: NOW - 240 * MINUTE }, saved: false },
    { case: 'of another format', session: { ...stored, v: 3 }, saved: false },
    { case: 'without a composition', session: { ...stored, composition: undefined }, saved: false },
    {
      case: 'of another origin',
      session: withCart({ base: 'https://evil.example/builds/mf-cart/1.0.0-000000000009/' }),
      saved: false,
    },
    {
      case: 'whose last good build is elsewhere',
      session: {
        ...stored,
        composition: {
          ...stored.composition,
          previous: { 'mf-cart': { ...aBuild('mf-cart', '9'), base: '//evil/' } },
        },
      },
      saved: false,
    },
  ])('a session $case: stored $saved', ({ session, saved }) =>
    expect(isStored(session)).toBe(saved),
  );

  test('a revoked composition ends the session', () =>
    expect(isStored(stored, aPage({ revoked: ['kept'] }))).toBe(false));
  test('another restaurant is another session', () =>
    expect(isStored(stored, page, 'slice-house')).toBe(false));
  test('a page without pinned builds stores nothing', () =>
    expect(isStored(stored, aPage({ config: { ...page.config, newsUrl: '' } }))).toBe(false));

  test('the stored session serves its own builds and arms', () => {
    const saved = saveSession(page, stored, 'bella-napoli', NOW);
    expect(saved?.composition.remotes['mf-cart']?.version).toBe('1.0.0+9');
    expect(saved?.arms).toEqual(stored.arms);
  });
});

describe('arms of the restaurant', () => {
  const page = aPage({
    experiments: [anExperiment({ forces: { module: 'new_nep_pizzas', arm: 'new' } })],
    variants: { new: 'with-new' },
  });
  const assigned = (modules: readonly string[] | null) =>
    assign(page, { visitor: null, modules, now: NOW });
  const loaded = (isOn: boolean) =>
    restaurantData({
      info: aRestaurant({ modules: { ...aRestaurant().modules, new_nep_pizzas: isOn } }),
    });

  function follow({
    isFree = true,
    ...overrides
  }: Partial<Storefront> & { isFree?: boolean } = {}) {
    const scope = fork();
    const replace = jest.fn(() => isFree);
    const storefront = {
      ...page,
      visitor: null,
      session: null,
      assigned,
      ...assigned(null),
      ...overrides,
    } as Storefront;
    const assignment = followAssignment({
      storefront,
      scope,
      loader: { replace } as unknown as Loader,
    });
    return {
      scope,
      replace,
      hash: () => [assignment().composition.hash, scope.getState($visitor)?.composition],
    };
  }

  test('an arm that the restaurant forces is applied when the restaurant is read, with its fallback', async () => {
    const { scope, replace, hash } = follow();
    await allSettled(restaurantLoaded, { scope, params: loaded(true) });
    const bases = Object.fromEntries(
      Object.entries(replace.mock.calls[0]?.[0 as never] ?? {}).map(([name, list]) => [
        name,
        (list as { version: string }[]).map(({ version }) => version),
      ]),
    );
    expect(bases).toEqual({ 'mf-cart': ['1.0.0+2', '1.0.0+1'] });
    expect(hash()).toEqual(['with-new', 'with-new']);
  });

  test.each([
    { case: 'the module is off', options: {}, isOn: false },
    { case: 'a remote of the arm was asked for already', options: { isFree: false }, isOn: true },
    {
      case: 'the page knew the modules from the start',
      options: { config: { ...page.config, modules: [] } },
      isOn: true,
    },
  ])('$case: everything stays as it is', async ({ options, isOn }) => {
    const { scope, hash } = follow(options);
    await allSettled(restaurantLoaded, { scope, params: loaded(isOn) });
    expect(hash()).toEqual(['base', 'base']);
  });
});

describe('exposure', () => {
  const base = aBuild('mf-cart', '1').base;
  const experiments = [anExperiment()];
  const arm = (how: 'assigned' | 'forced' | 'override', name = 'new') => ({
    experiment: 'carts',
    arm: name,
    how,
  });
  const composition = aComposition();

  test.each([
    {
      case: 'the tested page, in the arm',
      remote: 'mf-cart',
      runs: base,
      arms: [arm('assigned')],
      count: 1,
    },
    {
      case: 'the last good build in place of the arm',
      remote: 'mf-cart',
      runs: aBuild('mf-cart', '0').base,
      arms: [arm('assigned')],
      count: 0,
    },
    { case: 'a forced arm', remote: 'mf-cart', runs: base, arms: [arm('forced')], count: 0 },
    { case: 'a visitor outside', remote: 'mf-cart', runs: base, arms: [], count: 0 },
  ])('$case: $count', ({ remote, runs, arms, count }) =>
    expect(exposedBy(remote, runs, { experiments, arms, composition })).toHaveLength(count),
  );
});

describe('the module of pizzas', () => {
  const forces = { module: 'new_nep_pizzas', arm: 'new' };

  function offered(change: Parameters<typeof anExperiment>[0], now = NOW) {
    const experiment = anExperiment({ forces, ...change });
    const arms = experiment.arms.map((arm) =>
      arm.name === 'new'
        ? { ...arm, builds: { 'mf-pizza-builder': Object.values(arm.builds)[0]! } }
        : arm,
    );
    const { experiments } = aPage({ experiments: [{ ...experiment, arms }] });
    const [scope, offer] = [fork(), jest.fn()];
    offerPizzaModule({ experiments, loader: { offer }, scope, now });
    return { scope, offer, name: experiment.name };
  }

  test("[OPEN-037] the build that the module gives stands by beside the visitor's own", async () => {
    const { scope, offer } = offered({});
    expect(offer).toHaveBeenCalledWith(PIZZA_MODULE, [
      expect.objectContaining({ base: expect.any(String) }),
    ]);
    expect(scope.getState($pizzaModule)).toBe('beside');
  });

  test('[OPEN-037] a visitor that got it by the module setting or by an experiment has it', async () => {
    const { scope, name } = offered({});
    await allSettled(visitorRecognised, {
      scope,
      params: {
        id: null,
        composition: 'c',
        arms: [{ experiment: name, arm: 'new', how: 'assigned' }],
      },
    });
    expect(scope.getState($pizzaModule)).toBe('assigned');
  });
});
