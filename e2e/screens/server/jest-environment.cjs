const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * jsdom with Node's own fetch and streams, which browsers have and jsdom lacks. React's scheduler
 * uses `setImmediate` if it exists; a timer of the window would be cleared between two tests, and
 * the scheduler would wait for it forever.
 */
module.exports = class ScreenEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { window } = this.global;
    Object.assign(this.global, {
      Headers,
      ReadableStream,
      Response,
      TextDecoderStream,
      TransformStream,
      structuredClone,
      setImmediate,
      clearImmediate,
      nodeFetch: fetch,
      NodeAbortController: AbortController,
    });
    Object.defineProperty(window.crypto, 'subtle', { value: crypto.subtle, configurable: true });
  }
};
