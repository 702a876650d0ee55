import { TextDecoder, TextEncoder } from '@exodus/bytes/encoding-lite.js';

// imported first: the URLs below use both when they are loaded
Object.assign(globalThis, { TextDecoder, TextEncoder });
