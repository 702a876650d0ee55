#!/usr/bin/env node
import { ensureNode } from './lib/ensure-node.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runTypeScript } from './lib/run-typescript.mjs';

ensureNode();
await ensureInstalled();
await runTypeScript('./gate-proof/main.ts');
