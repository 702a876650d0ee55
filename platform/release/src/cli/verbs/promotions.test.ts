import { currentRevision } from '../..';
import { onServedChannel } from './served-channel.test-kit';

const { run, store } = onServedChannel('promotions');

test('the policy is suggest until it is changed, in a revision of its own', async () => {
  expect(await run('stable')).toEqual({
    channel: 'stable',
    revision: 1,
    failingPromotions: 'suggest',
  });
  expect(await run('stable', '--on-failure', 'revert', '--by', 'ana')).toMatchObject({
    revision: 2,
    failingPromotions: 'revert',
  });
  expect(await currentRevision(store(), 'stable')).toMatchObject({
    failingPromotions: 'revert',
    by: 'ana',
    note: 'revert failing promotions',
  });
  expect(await run('stable', '--on-failure', 'revert')).toMatchObject({ revision: 2 });
});

test('a channel without a promotion has no policy', async () => {
  await expect(run('next')).rejects.toThrow('nothing was promoted on channel next yet');
});
