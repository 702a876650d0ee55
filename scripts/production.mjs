#!/usr/bin/env node
// `npm run serve`: runs from an installation without development packages, and builds nothing.
import { ensureNode } from './lib/ensure-node.mjs';
import { runTypeScript } from './lib/run-typescript.mjs';

/** `EXIT_CONFIG` of production/roles.ts, which this Node may be unable to load: systemd does not restart. */
const CONFIGURATION = 78;

ensureNode(CONFIGURATION);
await runTypeScript('./production/main.ts');
