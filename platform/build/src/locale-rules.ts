import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { remoteNames, workspaceRoot } from './workspace';

const loader = path.join(
  workspaceRoot,
  'platform/build/src/plugins/locale-of-workspace-loader.cjs',
);

/** Rules of one bundle of all remotes: the texts of each remote are chunks of their own. */
export const localeRules: RuleSetRule[] = remoteNames.map((workspace) => ({
  test: path.join(workspaceRoot, workspace, 'src/locales/index.ts'),
  enforce: 'pre',
  loader,
  options: { workspace },
}));
