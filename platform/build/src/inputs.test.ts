import path from 'node:path';
import { hashInputs, hashPageInputs } from './inputs';
import { buildTargets, workspaceRoot } from './workspace';

let mockEdited = '';
jest.mock('node:fs', () => {
  const fs = jest.requireActual<typeof import('node:fs')>('node:fs');
  return {
    ...fs,
    readFileSync: (...of: Parameters<typeof fs.readFileSync>) =>
      of[0] === mockEdited ? 'edited' : fs.readFileSync(...of),
  };
});

/** Targets whose hash changes with an edit of a file. */
const hashes = () => buildTargets.map((target) => hashInputs(target, 'production'));
const before = hashes();
function changedBy(file: string): string[] {
  mockEdited = path.join(workspaceRoot, file);
  return hashes().flatMap((hash, index) => (hash === before[index] ? [] : buildTargets[index]!));
}

test.each([
  { file: 'shared-kit/src/when-idle.ts', targets: buildTargets },
  { file: 'shared-kit/src/when-idle.test.ts', targets: [] },
  { file: 'shared-domain/src/bus/index.ts', targets: ['shell'] },
  { file: 'mf-menu/src/remote.ts', targets: ['mf-menu', 'mf-menu@flavors'] },
  { file: 'mf-cart/stories/table.story.ts', targets: ['mf-cart'] },
])('an edit of $file changes the hash of the builds that contain it', ({ file, targets }) =>
  expect(changedBy(file)).toEqual(targets),
);

test('an edit of a story renames no build in a page', () => {
  const names = () => buildTargets.map((target) => hashPageInputs(target, 'production'));
  mockEdited = '';
  const named = names();
  mockEdited = path.join(workspaceRoot, 'mf-cart/stories/table.story.ts');
  expect(names()).toEqual(named);
  mockEdited = path.join(workspaceRoot, 'mf-cart/src/remote.ts');
  expect(names()).not.toEqual(named);
});
