import { TextEncoder } from 'node:util';

// The router needs it on import; jsdom does not provide it.
globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
