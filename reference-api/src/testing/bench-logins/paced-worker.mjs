import { register } from 'tsx/esm/api';

register();
await import('./paced-worker.ts');
