import { type Store, StoreError, currentRevision } from '../store';
import { aBuildFolder, removeTemporaryFolders } from '../testing/a-build-folder';
import { redate } from '../testing/a-revision';
import { anEmptyStore, publishBuild, release } from '../testing/a-store';
import { anExperiment } from '../testing/an-experiment';
import { publish } from '../publish';
import { addExperiment, changeExperiment, experimentOf, variantsOf } from './change-experiment';
import { withBuilds } from './define';

afterAll(removeTemporaryFolders);

let store: Store;
beforeEach(async () => {
  store = await anEmptyStore();
  await release(store, { shell: 'a', 'mf-menu': 'a', 'mf-cart': 'a' });
});

const options = { note: '' };
const channel = async () => {
  const current = await currentRevision(store, 'stable');
  if (!current) throw new Error('nothing is served');
  return current;
};
const namesNow = async () => (await channel()).experiments.map(({ name }) => name);

/** Two experiments: one of the menu, one of the cart. */
async function two() {
  for (const name of ['menu', 'cart']) {
    const builds = [await publishBuild(store, `mf-${name}`, 't')];
    await addExperiment(store, 'stable', options, anExperiment(name, builds));
  }
  return channel();
}

test('experiments are added at the end, each name once', async () => {
  const { experiments } = await two();
  expect(experiments.map(({ name }) => name)).toEqual(['menu', 'cart']);
  await expect(addExperiment(store, 'stable', options, anExperiment('cart', []))).rejects.toThrow(
    'channel stable has an experiment cart already',
  );
  expect(await namesNow()).toEqual(['menu', 'cart']);
});

test('the name of a stopped experiment is free again after 90 days', async () => {
  await two();
  const stopped = { channel: 'stable', name: 'menu' };
  const { revision } = await changeExperiment(store, stopped, options, () => null);
  const again = () => addExperiment(store, 'stable', options, anExperiment('menu', []));
  const refused =
    'channel stable had an experiment menu until revision 3, and the API stores ' +
    'the figures of a name for 90 days: take another name';
  await expect(again()).rejects.toThrow(new StoreError(refused));
  await redate(store, revision.revision, new Date(Date.now() - 89 * 86_400_000));
  await release(store, { 'mf-cart': 'b' });
  await expect(again()).rejects.toThrow(refused);
  await redate(store, revision.revision, new Date(Date.now() - 91 * 86_400_000));
  await again();
  expect(await namesNow()).toEqual(['cart', 'menu']);
});

test('a channel that serves nothing has no experiment, and gets none', async () => {
  const none = new StoreError('nothing was promoted on channel next yet');
  await expect(addExperiment(store, 'next', options, anExperiment('menu', []))).rejects.toThrow(
    none,
  );
  expect(() => experimentOf(null, 'next', 'menu')).toThrow(
    new StoreError('channel next has no experiment menu: `experiment list next` names them'),
  );
  await expect(
    changeExperiment(store, { channel: 'next', name: 'menu' }, options, (it) => it),
  ).rejects.toThrow(StoreError);
});

test('the compositions of an arm are those of its own experiment', async () => {
  const current = await two();
  const { variants } = current;
  expect(variantsOf(current, 'menu', 'other')).toEqual([
    variants['other.control'],
    variants['other.other'],
  ]);
  expect(variantsOf(current, 'cart', 'other')).toEqual([
    variants['control.other'],
    variants['other.other'],
  ]);
  expect(variantsOf(current, 'cart', 'late')).toEqual([]);
});

test('a change of one experiment leaves the others; null removes it', async () => {
  const { experiments } = await two();
  const owner = 'cart team';
  await changeExperiment(store, { channel: 'stable', name: 'cart' }, options, (it) => ({
    ...it,
    owner,
  }));
  expect((await channel()).experiments).toEqual([experiments[0], { ...experiments[1], owner }]);
  await changeExperiment(store, { channel: 'stable', name: 'menu' }, options, () => null);
  expect(await namesNow()).toEqual(['cart']);
  expect((await channel()).revoked).toEqual([]);
});

test('a change that does not fit is refused, and switched off when serving is urgent', async () => {
  await two();
  const { folder } = await aBuildFolder(
    'shell',
    { 'entry.js': '' },
    { version: '2.0.0', routes: [{ path: '', pages: [{ remote: 'mf-none', page: 'home' }] }] },
  );
  const misfit = await publish(store, folder);
  const hotfix = (isUrgent?: boolean) =>
    changeExperiment(
      store,
      { channel: 'stable', name: 'menu', ...(isUrgent === undefined ? {} : { isUrgent }) },
      options,
      (it) => withBuilds(it, 'other', [misfit]),
    );
  await expect(hotfix()).rejects.toThrow('do not fit together');
  const { revision } = await hotfix(true);
  expect(revision.experiments[0]?.arms[1]?.off?.reason).toContain('mf-none has no build');
});
