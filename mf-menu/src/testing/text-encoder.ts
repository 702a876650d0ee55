import { TextEncoder } from 'node:util';

// The router requires it at import time; jsdom does not provide it.
globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
