import { allSettled, fork } from 'effector';
import i18next from 'i18next';
import { cartBus } from '@storefront/shared-domain/bus';
import { $lines, saveCartFx } from '@storefront/shared-domain/models';
import { aGeneralLine } from '@storefront/shared-domain/testing';
import texts from '../../../shared-domain/src/locales/en.json';
import { $i18n } from '../i18n/language.model';
import { $toasts } from './notices.model';
import './storage-notice.model';

async function shopping(written: 'stored' | 'memory') {
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'en', resources: { en: { domain: texts } } });
  return fork({
    values: [[$i18n, i18n]],
    handlers: [[saveCartFx, () => ({ written, taken: null, isEntry: false })]],
  });
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

test('a cart that cannot be saved is reported, once', async () => {
  const scope = await shopping('memory');
  for (const lineId of ['a', 'b'])
    void allSettled(cartBus.lineAdded, { scope, params: aGeneralLine({ lineId, id: lineId }) });
  await jest.advanceTimersByTimeAsync(0);
  expect(scope.getState($lines)).toHaveLength(2);
  expect(scope.getState($toasts).map(({ text }) => text)).toEqual([texts.cart['not-saved']]);
});

test('a cart that is saved is not worth a word', async () => {
  const scope = await shopping('stored');
  void allSettled(cartBus.lineAdded, { scope, params: aGeneralLine() });
  await jest.advanceTimersByTimeAsync(0);
  expect(scope.getState($toasts)).toEqual([]);
});
