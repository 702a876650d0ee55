#!/usr/bin/env node
// Plain Node without any dependency: this file runs before anything is installed.
import { ensureNode } from './lib/ensure-node.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runTypeScript } from './lib/run-typescript.mjs';

ensureNode();
await ensureInstalled();
await runTypeScript('./start.ts');
