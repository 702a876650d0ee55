import type { BuildRecord } from '@storefront/compositions';
import { type Story as Source, defineStory } from '@storefront/compositions/story';
import { aBuild, aShell } from '@storefront/compositions/testing';
import type { Tools } from '../../cli/tools';
import type { Candidate } from '../candidate';
import { inProcess } from '../testing/sandbox-in-process.test-kit';
import { readStories } from './read-stories';

const STEP = ['do it', async () => undefined] as const;
const aStory = (...steps: readonly string[]): Source =>
  defineStory({
    needs: ['remote-b'],
    steps: [STEP, ...steps.map((step) => [step, STEP[1]] as const)],
  });

/** Stories of published scripts by their text. */
const scripts = new Map<string, Readonly<Record<string, Source>>>();
const openSandbox: Tools['openSandbox'] = (options) => {
  const [script = ''] = Object.values(options.scripts);
  const stories = scripts.get(script);
  if (stories === undefined) throw new Error('this script ends its sandbox');
  return inProcess(stories)(options);
};

interface Published {
  readonly hash: string;
  readonly declares?: readonly string[];
  readonly stories?: Readonly<Record<string, Source>>;
  /** From before declarations. */
  readonly isOld?: boolean;
}

function publish({ hash, declares, stories, isOld = false }: Published): BuildRecord {
  if (stories) scripts.set(hash, stories);
  const names = declares ?? Object.keys(stories ?? {});
  return aBuild('remote-a', [], {
    contentHash: hash.repeat(64),
    ...(declares || stories ? { stories: 'stories.js' } : {}),
    declaration: isOld
      ? undefined
      : {
          pages: [],
          capabilities: Object.fromEntries(names.map((name) => [name, `One can ${name}.`])),
        },
  });
}

function candidateOf(now: Published, before?: Published): Candidate {
  return {
    composition: { hash: '0'.repeat(64), contract: 1, builds: [], previous: [] },
    shell: aShell([]),
    remotes: [publish(now)],
    served: new Map(before ? [['remote-a', publish(before)]] : []),
    bytes: async ({ contentHash }) => Buffer.from(contentHash[0] ?? ''),
  };
}

async function read(now: Published, before?: Published, rules = {}) {
  const found = await readStories(candidateOf(now, before), openSandbox, rules);
  const { findings, notes } = found;
  return {
    findings,
    notes: notes.filter((note) => !note.startsWith('no build says')),
    stories: found.stories.map(({ name, script }) => `${name} of ${script}`),
  };
}

test('stories of a build are those that it declares, in the order of their names', async () => {
  const { stories } = await readStories(
    candidateOf({ hash: 'a', stories: { pay: aStory(), choose: aStory('leave') } }),
    openSandbox,
  );
  expect(stories).toEqual([
    {
      name: 'choose',
      capability: 'One can choose.',
      remotes: ['remote-a', 'remote-b'],
      edition: undefined,
      steps: ['do it', 'leave'],
      place: 0,
      script: 'a',
    },
    expect.objectContaining({ name: 'pay', place: 1 }),
  ]);
});

test.each([
  [
    'a declared story that the script lacks',
    { declares: ['pay', 'choose'], stories: { pay: aStory() } },
  ],
  ['a story that is not declared', { declares: [], stories: { choose: aStory() } }],
])('%s is a finding with its name', async (_, now) => {
  const { findings } = await read({ hash: 'a', ...now });
  expect(findings).toEqual([expect.stringMatching(/^remote-a: .*story choose, which/)]);
});

test('a script that does not run is a finding of its build', async () => {
  expect((await read({ hash: 'x', declares: ['pay'] })).findings).toEqual([
    'remote-a: its stories cannot be read: this script ends its sandbox',
  ]);
});

test.each([
  ['needs', { needs: 'remote-b', steps: [STEP] }],
  ['steps', { needs: [], steps: [] }],
  ['a name', { needs: ['../shell'], steps: [STEP] }],
])('a story with other %s than a story has is refused', async (_, story) => {
  const { findings } = await read({ hash: 'y', stories: { pay: story as never } });
  expect(findings[0]).toContain('its stories cannot be read: a story sent what is no message');
});

describe('a changed build that lacks a story of the served one', () => {
  const before = { hash: 'b', stories: { pay: aStory(), choose: aStory() } };
  const now = { hash: 'c', stories: { choose: aStory() } };

  test('runs the served one and is refused', async () =>
    expect(await read(now, before)).toEqual({
      stories: ['choose of c', 'pay of b'],
      findings: [
        expect.stringMatching(
          /^story removed: remote-a\/pay of the served build; .*--removed-story/,
        ),
      ],
      notes: [],
    }));

  test('passes without it when the removal is stated', async () =>
    expect(await read(now, before, { removed: ['remote-a/pay'] })).toEqual({
      stories: ['choose of c'],
      findings: [],
      notes: ['remote-a/pay was removed, as stated'],
    }));

  test('is not changed when it is the served build', async () =>
    expect(await read(before, before)).toMatchObject({ findings: [], notes: [] }));

  test('a story with fewer steps is noted', async () => {
    const shorter = { hash: 'd', stories: { choose: aStory() } };
    const longer = { hash: 'e', stories: { choose: aStory('see the price') } };
    expect((await read(shorter, longer)).notes).toEqual([
      'remote-a/choose lacks steps of the served story: see the price',
    ]);
  });
});

describe('a story of the served build is removed', () => {
  const before = { hash: 'b', stories: { pay: defineStory({ needs: [], steps: [STEP] }) } };
  const STATED = { removed: ['remote-a/pay'] };
  const finding = expect.stringMatching(/^story removed: remote-a\/pay of .*--removed-story/);

  test('by a changed build that publishes none, though it has a declaration', async () => {
    const now = { hash: 'f' };
    const found = await read(now, before);
    expect([found.stories, found.findings]).toEqual([['pay of b'], [finding]]);
    expect((await read(now, before, STATED)).findings).toEqual([]);
  });

  test.each([
    ['needs a build that is not there', { needs: ['remote-z'], steps: [STEP] }],
    ['is of an edition that is not there', { needs: [], edition: 'other', steps: [STEP] }],
  ])('by one of its name that %s: the served one runs', async (_, story) => {
    const now = { hash: 'g', stories: { pay: defineStory(story) } };
    const found = await read(now, before);
    expect([found.stories, found.findings]).toEqual([['pay of b'], [finding]]);
    expect((await read(now, before, STATED)).findings).toEqual([]);
  });

  test('with its remote', async () => {
    const candidate = candidateOf({ hash: 'a' }, before);
    const without = { ...candidate, remotes: [] };
    const found = await readStories(without, openSandbox);
    expect([found.stories, found.findings]).toEqual([[], [finding]]);
    expect((await readStories(without, openSandbox, STATED)).findings).toEqual([]);
  });
});

describe('a build from before stories', () => {
  test('is noted, and those of the served build run', async () =>
    expect(
      await read({ hash: 'f', isOld: true }, { hash: 'b', stories: { pay: aStory() } }),
    ).toEqual({
      stories: ['pay of b'],
      findings: [],
      notes: ['remote-a publishes no stories: those of the served build run'],
    }));

  test('passes beside builds without stories, except where the channel requires them', async () => {
    expect(await read({ hash: 'f' }, { hash: 'a' })).toEqual({
      stories: [],
      findings: [],
      notes: ['remote-a publishes no stories'],
    });
    expect((await read({ hash: 'f' }, { hash: 'a' }, { isRequired: true })).findings).toEqual([
      'remote-a: this channel requires stories, and it publishes none',
    ]);
  });
});

test('two builds with a story of one name are refused with both names', async () => {
  const candidate = candidateOf({ hash: 'a', stories: { pay: aStory() } });
  const other = { ...publish({ hash: 'b', stories: { pay: aStory() } }), name: 'remote-b' };
  const both = { ...candidate, remotes: [...candidate.remotes, other] };
  expect((await readStories(both, openSandbox)).findings).toEqual([
    'remote-b/pay and remote-a/pay have one name: rename one of them',
  ]);
});
