/*
 * Runs in a copy of the workspace: builds it and serves what is compared. Started by the bench,
 * which it talks to.
 */
import { runTypeScript } from '../lib/run-typescript.mjs';

await runTypeScript('../bench/server/main.ts');
