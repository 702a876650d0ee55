import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteNames, workspaceRoot } from '@storefront/build/workspace';
import type { BuildRecord } from '@storefront/compositions';
import type { Candidate } from '../candidate';
import { size } from './size';

const dist = (workspace: string, file: string): string =>
  path.join(workspaceRoot, workspace, 'dist', file);
const record = (workspace: string): BuildRecord =>
  JSON.parse(readFileSync(dist(workspace, 'build.json'), 'utf8')) as BuildRecord;

test('every page, widget and the first load of the current builds is within its budget', async () => {
  const candidate = {
    shell: record('shell'),
    remotes: remoteNames.map(record),
    served: new Map<string, BuildRecord>(),
    bytes: (build: BuildRecord, file: string) => readFile(dist(build.name, file)),
  } satisfies Partial<Candidate>;
  expect(await size.run(candidate as unknown as Candidate)).toEqual([]);
});
