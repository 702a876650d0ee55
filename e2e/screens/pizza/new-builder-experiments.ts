import type { PageBuild } from '@storefront/loader/page';
import type { Options } from '../kit/open-storefront';

/**
 * The channel has the new builder as the arm of an experiment, which a restaurant's module forces.
 */
export const newBuilderExperiments: NonNullable<Options['experiments']> = [
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
