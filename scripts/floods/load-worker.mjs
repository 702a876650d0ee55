import { register } from 'tsx/esm/api';

register();
await import('./load-worker.ts');
