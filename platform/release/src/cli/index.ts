export { createProgram } from './program';
export { run } from './run';
export type { Running, Tools } from './tools';
