#!/usr/bin/env node
// The server that `npm start` runs, and restarts after an exception.
import { runTypeScript } from './lib/run-typescript.mjs';

// The start command was killed: this process shuts down as on a signal, because nothing would stop
// or restart it.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await runTypeScript('./start.ts');
