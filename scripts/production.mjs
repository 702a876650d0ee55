#!/usr/bin/env node
// `npm run serve`: runs from an installation without development packages, and builds nothing.
import { ensureNode } from './lib/ensure-node.mjs';
import { EXIT_CONFIG } from './lib/load-secrets.mjs';
import { runTypeScript } from './lib/run-typescript.mjs';

ensureNode(EXIT_CONFIG);
await runTypeScript('./production/main.ts');
