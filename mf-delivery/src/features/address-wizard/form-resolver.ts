import type { Resolver } from 'react-hook-form';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { addressTextNamed } from '@storefront/shared-domain/rules';
import type { FoundPlace } from './found-place';
import { typedProblems, type TypedAddress } from './typed-address';

/** Validates the form by the rule of the wizard; an error's message is the key of its text. */
export const formResolver =
  (info: RestaurantInfo, place: FoundPlace): Resolver<TypedAddress> =>
  (typed) => {
    const problems = typedProblems(typed, info, place);
    if (problems.length === 0) return { values: typed, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(
        problems.map(({ field, kind }) => [
          addressTextNamed(field),
          {
            type: kind,
            message:
              kind === 'card-number'
                ? 'domain:validation.cardInText'
                : `address-wizard.problem.${field}.${kind}`,
          },
        ]),
      ),
    };
  };
