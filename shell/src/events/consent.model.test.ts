import { allSettled, fork } from 'effector';
import { privacyBus } from '@storefront/shared-domain/bus';
import {
  $asksConsent,
  $purposes,
  restaurantLoaded,
  siteSettingsRead,
  $siteSettings,
  tableLinkRead,
} from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import { aRestaurant } from '@storefront/shared-domain/testing';
import {
  $choice,
  $isQuestionOpen,
  $isReopened,
  barClosed,
  chosen,
  CONSENT_VERSION,
  consentFound,
  storedConsentOf,
} from './consent.model';

type Ids = { google_tag_manager_id?: string; google_analytics_id?: string; fb_pixel_id?: string };

async function visiting(ids: Ids, isMeasured = false) {
  const scope = fork();
  const info = { ...aRestaurant(), ...ids };
  await allSettled(restaurantLoaded, {
    scope,
    params: {
      info,
      menu: {
        featuredItems: [],
        combos: [],
        pizzas: {
          sizes: [],
          flavorCategories: [],
          extras: { crust: [], dough: [], additionalToppings: [] },
        },
        categories: [],
        prizes: [],
      },
      hours: {},
    } as never,
  });
  await allSettled(siteSettingsRead, {
    scope,
    params: { ...scope.getState($siteSettings), isMeasured },
  });
  return { scope, id: info.id };
}

const PIXEL = { fb_pixel_id: '123456789' };
beforeEach(() => storage.remove(keys.consent));

test("[S35] consent is requested for vendors with an id and for the site's measurement only", async () => {
  expect((await visiting({})).scope.getState($asksConsent)).toBe(false);
  expect((await visiting({ fb_pixel_id: 'not an id' })).scope.getState($asksConsent)).toBe(false);
  expect((await visiting(PIXEL)).scope.getState($purposes)).toEqual(['pixel']);
  expect(
    (await visiting({ ...PIXEL, google_analytics_id: 'G-AB12CD' }, true)).scope.getState($purposes),
  ).toEqual(['analytics', 'pixel', 'use']);
});

test('[S35] a choice counts at once and is stored for this restaurant with its time and scope', async () => {
  const { scope, id } = await visiting(PIXEL);
  storage.write(keys.consent, { 999: { choice: 'rejected', version: 1, at: 5, purposes: [] } });
  expect(scope.getState($choice)).toBeNull();
  await allSettled(chosen, { scope, params: 'accepted' });
  expect(scope.getState($choice)).toBe('accepted');
  expect(storedConsentOf(id)).toEqual({
    choice: 'accepted',
    version: CONSENT_VERSION,
    at: expect.any(Number),
    purposes: ['pixel'],
  });
  expect(storedConsentOf(999)?.choice).toBe('rejected');
});

test.each([
  [
    'a yes to all that is asked',
    { choice: 'accepted', purposes: ['pixel', 'analytics'] },
    'accepted',
  ],
  ['a yes before another vendor came', { choice: 'accepted', purposes: ['analytics'] }, null],
  ['a no before another vendor came', { choice: 'rejected', purposes: ['analytics'] }, 'rejected'],
  ['a yes to an older question', { choice: 'accepted', purposes: ['pixel'], version: 0 }, null],
] as const)('[S35] %s', async (_what, consent, counts) => {
  const { scope } = await visiting(PIXEL);
  await allSettled(consentFound, {
    scope,
    params: { version: CONSENT_VERSION, at: 1, ...consent, purposes: [...consent.purposes] },
  });
  expect(scope.getState($choice)).toBe(counts);
});

test('[S35] the consent of the person that set a tablet up does not count for its guests', async () => {
  const { scope } = await visiting(PIXEL);
  expect(scope.getState($isQuestionOpen)).toBe(true);
  await allSettled(chosen, { scope, params: 'accepted' });
  await allSettled(tableLinkRead, { scope, params: { mode: 'tablet', table: '7', token: 'code' } });
  expect([scope.getState($choice), scope.getState($isQuestionOpen)]).toEqual([null, false]);
});

test('the dialog opens again on request, until a choice or without one', async () => {
  const { scope } = await visiting(PIXEL);
  for (const end of [
    () => allSettled(barClosed, { scope }),
    () => allSettled(chosen, { scope, params: 'rejected' }),
  ]) {
    await allSettled(privacyBus.choiceRequested, { scope });
    expect(scope.getState($isReopened)).toBe(true);
    await end();
    expect(scope.getState($isReopened)).toBe(false);
  }
});
