import { register } from 'tsx/esm/api';

register();
await import('./burst-node.ts');
