export { createProgram } from './program';
export type { Running, Tools } from './tools';
