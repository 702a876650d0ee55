import { allSettled, fork } from 'effector';
import { visitorRecognised } from '@storefront/shared-domain/models';
import { aPage, anExperiment, NOW } from '../boot/page.test-kit';
import { $pizzaModule } from '../remotes/pizza-module.model';
import { offerPizzaModule, PIZZA_MODULE } from './offer-pizza-module';

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

test.each([
  {
    case: 'another module forces the arm',
    change: { forces: { module: 'pos', arm: 'new' } },
    now: NOW,
  },
  {
    case: 'no module forces it',
    change: { forces: { module: 'new_nep_pizzas', arm: 'unknown' } },
    now: NOW,
  },
  { case: 'the experiment is over', change: { expires: NOW }, now: NOW },
])('$case: there is none', ({ change, now }) => {
  const { scope, offer } = offered(change, now);
  expect(offer).not.toHaveBeenCalled();
  expect(scope.getState($pizzaModule)).toBe('absent');
});
