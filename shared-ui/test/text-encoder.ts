import { TextEncoder } from 'node:util';

/** The router wants one when it is loaded; jsdom has none. Import this before it. */
globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
