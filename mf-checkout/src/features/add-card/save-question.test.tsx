import { fork } from 'effector';
import { $restaurantData, $session, $siteSettings } from '@storefront/shared-domain/models';
import { restaurantData } from '@storefront/shared-domain/testing';
import { htmlOf } from '../../testing/render.test-kit';
import { SaveQuestion } from './save-question';

test('[CARDS-16] the prompt: Want to save for future purchases? with Save and Maybe later...', async () => {
  const html = await htmlOf(<SaveQuestion />, {
    scope: fork({ values: [[$restaurantData, restaurantData()]] }),
  });
  expect(/<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1]).toBe('Want to save for future purchases?');
  expect(html).toContain('The card&#x27;s number stays with the payment provider');
  const buttons = [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inner = '']) =>
    inner.replace(/<[^>]+>/g, ''),
  );
  expect(buttons.filter((text) => text !== '')).toEqual(['Save', 'Maybe later...']);
});

const SITE = { maps: {}, counterPickupRestaurants: [] };

test.each([
  ['in one document', SITE, 'log in first; what you typed is kept.'],
  [
    'in a separate document',
    { ...SITE, isPaymentSeparate: true },
    'log in first and type it again.',
  ],
])('a visitor that pays %s reads what a login does to the typed card', async (_, site, words) => {
  const html = await htmlOf(<SaveQuestion />, {
    scope: fork({
      values: [
        [$restaurantData, restaurantData()],
        [$session, null],
        [$siteSettings, site],
      ],
    }),
  });
  expect(html).toContain(words);
});
