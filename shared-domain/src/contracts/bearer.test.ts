import * as calls from './calls';

/** The calls without the token and the reasons, as docs/requirements.md decides (DOMAIN-104). */
const WITHOUT_TOKEN = {
  'the postal-code service': ['getPostalCode'],
  'it begins, renews or replaces a session': [
    'logIn',
    'register',
    'forgotPassword',
    'resetPassword',
    'refreshToken',
  ],
  'the answer is the same for everybody': [
    'getRestaurant',
    'getRestaurantFile',
    'getKitchen',
    'getScheduleTemplate',
    'getTableLink',
    'getTableOrder',
    'getTableOrderByUuid',
    'getCachedOrder',
    'getCachedTracking',
    'getOrderFile',
    'getTrackingFile',
    'getCourierPosition',
    'getPushKey',
    'unsubscribePush',
    'getCartRecovery',
    'updateCartRecovery',
    'deleteCartRecovery',
    'getPhoneItem',
  ],
  'measurement is not linked to an account': [
    'tellCheckout',
    'tellPurchase',
    'keenTracking',
    'putMetricData',
  ],
};

test('[DOMAIN-104] every call carries the token, except those with a reason', () => {
  const without = Object.values(calls).flatMap((call) =>
    'bearer' in call && call.bearer === false ? [call.id] : [],
  );
  expect([...new Set(without)].sort()).toEqual(Object.values(WITHOUT_TOKEN).flat().sort());
});
