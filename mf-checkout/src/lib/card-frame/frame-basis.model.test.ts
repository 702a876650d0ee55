import { fork } from 'effector';
import { $language, $restaurantData, $session } from '@storefront/shared-domain/models';
import { restaurantData } from '@storefront/shared-domain/testing';
import { themeVariables } from '@storefront/shared-ui';
import { $frameBasis } from './frame-basis.model';

test('a card document starts with the restaurant, its colors and the session', () => {
  const variables = themeVariables(restaurantData().info.theme);
  const colors = {
    main: variables['--color-brand-strong'],
    onMain: variables['--color-on-brand'],
  };
  const basis = (token: string | null) =>
    fork({
      values: [
        [$restaurantData, restaurantData()],
        [$language, 'pt-br'],
        [$session, token === null ? null : { token, mode: 'email' }],
      ],
    }).getState($frameBasis);
  expect(basis('T1')).toEqual({
    restaurantId: 7,
    language: 'pt-br',
    colors,
    look: 'classic',
    bearer: 'T1',
  });
  expect(basis(null)).toMatchObject({ bearer: null });
});

test('a card document waits for the restaurant', () =>
  expect(fork().getState($frameBasis)).toBeNull());
