import { withoutNginx } from './nginx-stages';
import type { Stage } from './run-stage';

const lint: Stage = { name: 'lint', group: 'checks', cores: 1, args: ['lint'] };
const nodes: Stage = {
  name: 'tests behind nginx',
  group: 'nginx',
  cores: 1,
  args: ['jest'],
  nginx: 'all',
};
const stories: Stage = {
  name: 'stories',
  group: 'stories',
  cores: 2,
  args: ['e2e'],
  nginx: { file: 'platform-export.spec.ts' },
};

test('without nginx the stage that needs it is not run, and the stories leave out the file that does', () => {
  const { stages, notRun } = withoutNginx([lint, nodes, stories]);
  expect(stages).toEqual([
    lint,
    {
      ...stories,
      args: ['e2e', '--grep-invert', 'platform-export\\.spec\\.ts', '--pass-with-no-tests'],
    },
  ]);
  expect(notRun.map(({ stage, notRun: reason }) => [stage.name, reason])).toEqual([
    ['tests behind nginx', 'no nginx was found'],
    ['platform-export.spec.ts', 'no nginx was found'],
  ]);
});
