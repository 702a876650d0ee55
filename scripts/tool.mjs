#!/usr/bin/env node
import { ensureNode } from './lib/ensure-node.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runTypeScript } from './lib/run-typescript.mjs';

/** What developers run now and then: the program below `scripts/lib`, and what it is for. */
const TOOLS = {
  'api-report': ['../api-report/write-report.ts', 'writes shared-domain/api-report.md'],
  'bench-orders': [
    '../../reference-api/src/testing/bench-orders/main.ts',
    'orders per second beside bare inserts, as JSON (docs/measurements.md)',
  ],
  hostile: [
    '../hostile/main.ts',
    'hostile calls and raw connections to the storefront (docs/testing.md)',
  ],
  packages: [
    '../packages/main.ts',
    'writes the packages for remotes in repositories of their own (docs/develop-a-remote.md)',
  ],
  tour: ['../../e2e/tour/main.ts', 'takes the pictures of docs/tour.md'],
  vectors: [
    '../../shared-domain/src/testing/price-vectors/write-vectors.ts',
    'writes the published prices (docs/contracts/price-vectors.md)',
  ],
};

const [name = ''] = process.argv.splice(2, 1);
if (Object.hasOwn(TOOLS, name)) {
  ensureNode();
  await ensureInstalled();
  await runTypeScript(TOOLS[name][0]);
} else {
  const rows = Object.entries(TOOLS).map(([tool, [, purpose]]) => `  ${tool.padEnd(14)}${purpose}`);
  process.stderr.write(`npm run tool <name>, one of:\n${rows.join('\n')}\n`);
  process.exitCode = 1;
}
