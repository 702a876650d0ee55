import { currentRevision } from '../..';
import { onServedChannel } from './served-channel.test-kit';

const { run, store } = onServedChannel('payment');

test('customers pay in the shared document until it is changed, also after a promotion', async () => {
  expect(await run('stable')).toEqual({
    channel: 'stable',
    revision: 1,
    paymentDocument: 'shared',
  });
  expect(await run('stable', '--document', 'separate', '--by', 'ana')).toMatchObject({
    revision: 2,
    paymentDocument: 'separate',
  });
  expect(await currentRevision(store(), 'stable')).toMatchObject({
    paymentDocument: 'separate',
    by: 'ana',
    note: 'separate document of the payment',
  });
  expect(await run('stable', '--document', 'separate')).toMatchObject({ revision: 2 });
});

test('a channel without a promotion has no document of the payment', async () => {
  await expect(run('next')).rejects.toThrow('nothing was promoted on channel next yet');
});
