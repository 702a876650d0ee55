import { allSettled, fork } from 'effector';
import { $visitor, restaurantLoaded } from '@storefront/shared-domain/models';
import { aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import type { Loader } from '@storefront/loader';
import { assign } from '../boot/assign';
import { aPage, anExperiment, NOW } from '../boot/page.test-kit';
import type { Storefront } from '../boot/storefront';
import { followAssignment } from './follow-assignment';

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

function follow({ isFree = true, ...overrides }: Partial<Storefront> & { isFree?: boolean } = {}) {
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

test('the domain contains the visitor and the page', () =>
  expect(follow().hash()).toEqual(['base', 'base']));

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
  { case: 'a session goes on', options: { session: {} as Storefront['session'] }, isOn: true },
])('$case: everything stays as it is', async ({ options, isOn }) => {
  const { scope, hash } = follow(options);
  await allSettled(restaurantLoaded, { scope, params: loaded(isOn) });
  expect(hash()).toEqual(['base', 'base']);
});
