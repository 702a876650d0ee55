/*
 * Runs in a copy of the workspace: builds it and starts the compared servers. Started by the bench,
 * with which it exchanges messages.
 */
import { runTypeScript } from '../lib/run-typescript.mjs';

await runTypeScript('../bench/server/main.ts');
