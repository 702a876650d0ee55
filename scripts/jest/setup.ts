import { TextDecoder, TextEncoder } from 'node:util';

// Matchers for pages; a test that runs in plain Node does not wait for them.
if (typeof document !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  // How long `findBy…` and `waitFor` wait: a slow machine under load needs many times the usual 1 s.
  jest.requireActual<typeof import('@testing-library/dom')>('@testing-library/dom').configure({ asyncUtilTimeout: 30_000 });
}

// Browsers have these, jsdom does not; the router's server half asks for them when it is imported.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder as typeof globalThis.TextDecoder;
