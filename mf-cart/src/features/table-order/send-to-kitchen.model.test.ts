import { allSettled, fork } from 'effector';
import { tabletBus } from '@storefront/shared-domain/bus';
import { tableLinkRead } from '@storefront/shared-domain/models';
import { sendConfirmationRequested, tableOrderRequested } from '../../lib/table-order-requested';
import { $isSendShown, sendDismissed } from './send-to-kitchen.model';

test.each([
  ['the confirmation', tableOrderRequested],
  ['a return to the cart', sendDismissed],
  ['a tablet that was left alone', tabletBus.leftAlone],
])('[CART-21] the content is shown until %s', async (_, end) => {
  const scope = fork();
  await allSettled(sendConfirmationRequested, { scope });
  expect(scope.getState($isSendShown)).toBe(true);
  await allSettled(end, { scope });
  expect(scope.getState($isSendShown)).toBe(false);
});

test('[CART-21] another table needs another confirmation', async () => {
  const scope = fork();
  await allSettled(sendConfirmationRequested, { scope });
  await allSettled(tableLinkRead, { scope, params: { mode: 'table', table: '9', token: 'c' } });
  expect(scope.getState($isSendShown)).toBe(false);
});
