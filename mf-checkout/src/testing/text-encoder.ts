import { TextEncoder } from 'node:util';

// The router asks for it when it is imported; jsdom does not bring it.
globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
