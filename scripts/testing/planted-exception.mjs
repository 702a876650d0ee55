/*
 * Loaded into a server by `NODE_OPTIONS=--import=…`: an exception that no handler catches follows
 * each answer to a request with `x-planted-exception`.
 */
import { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers';

const { writeHead } = ServerResponse.prototype;

ServerResponse.prototype.writeHead = function plant(...args) {
  if (this.req?.headers['x-planted-exception'] !== undefined) {
    setImmediate(() => {
      throw new Error('planted exception');
    });
  }
  return writeHead.apply(this, args);
};
