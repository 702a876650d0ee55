/* The storefront that is flooded, in a process of its own. */
import { runTypeScript } from '../lib/run-typescript.mjs';

await runTypeScript('../floods/server.ts');
