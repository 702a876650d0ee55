#!/usr/bin/env node
// `npm run serve`: runs from an installation without development packages, and builds nothing.
import { ensureNode } from './lib/ensure-node.mjs';
import { runTypeScript } from './lib/run-typescript.mjs';

ensureNode();
await runTypeScript('./production/main.ts');
