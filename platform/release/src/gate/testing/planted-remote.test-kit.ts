import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@storefront/build/workspace';
import { type EditedBuild, readBuilt } from './edited-build.test-kit';

const run = promisify(execFile);

const SOURCES = {
  'rspack.config.ts': `import { remoteConfig } from '@storefront/build';
export default remoteConfig('mf-menu', import.meta.dirname);`,
  'src/remote.ts': `export const remote = { name: 'mf-menu' };`,
  'src/pages/hours.module.css': '.slot { display: block; }\n:global(button) { color: red; }',
  'src/pages/hours.page.tsx': `
import { roundedUp } from '@storefront/shared-domain/rules';
import * as effector from '../../../../node_modules/effector/effector.mjs';
import * as react from '../../../../node_modules/react/cjs/react.production.js';
import styles from './hours.module.css';
export default function HoursPage() {
  window.eval(document.title);
  document.body.innerHTML = '<img src="x" onerror="count()">';
  return <p className={styles.slot}>{roundedUp()}{react.version}{String(effector.createStore(0))}</p>;
}`,
};

/**
 * A small `mf-menu` of one page with planted violations, built for production. It is created inside
 * the workspace because it needs its packages.
 */
export async function buildPlantedRemote(): Promise<EditedBuild> {
  const cache = path.join(workspaceRoot, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'planted-remote-'));
  try {
    await mkdir(path.join(folder, 'src/pages'), { recursive: true });
    for (const [file, text] of Object.entries(SOURCES))
      await writeFile(path.join(folder, file), text);
    const rspack = path.join(workspaceRoot, 'node_modules/@rspack/cli/bin/rspack.js');
    await run(process.execPath, [rspack, 'build', '-c', 'rspack.config.ts'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    return await readBuilt(path.join(folder, 'dist'));
  } finally {
    await rm(folder, { recursive: true });
  }
}
