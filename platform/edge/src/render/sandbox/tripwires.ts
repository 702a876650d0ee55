import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import fs from 'node:fs';
import inspector from 'node:inspector';
import loader from 'node:module';
import net from 'node:net';
import workers from 'node:worker_threads';

/** Objects with the functions that nothing in a process of a realm calls once it renders. */
const UNUSED = {
  fs,
  'fs.promises': fs.promises,
  child_process: childProcess,
  dgram,
  dns,
  inspector,
  module: loader,
  worker_threads: workers,
} as const;

/** Members that read or change something outside of the process, or lead to modules. */
const MEMBERS = {
  net: [net, ['connect', 'createConnection', 'createServer']],
  'net.Socket': [net.Socket.prototype, ['connect']],
  process: [
    process,
    [
      ...['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', 'kill', '_kill', 'abort'],
      ...['chdir', 'cwd', 'env', 'mainModule', 'report', 'setuid', 'setgid', 'emitWarning'],
    ],
  ],
  globalThis: [globalThis, ['fetch', 'WebSocket', 'EventSource', 'require', 'module', 'exports']],
} as const;

/**
 * Makes whatever reaches out of a process of a realm call `report` with its name, e.g.
 * `fs.readFileSync`. Nothing of the process does so once it renders: only code that left its realm. Call
 * it when nothing else of the process needs them; it cannot be undone.
 */
export function armTripwires(report: (what: string) => void): void {
  const arm = (object: object, name: string, what: string): void => {
    const present = Object.getOwnPropertyDescriptor(object, name);
    if (present?.configurable === false) return;
    const get = (): undefined => void report(what);
    Object.defineProperty(object, name, { get, set: get, configurable: false });
  };
  for (const [module, object] of Object.entries(UNUSED))
    for (const name of Object.keys(object)) arm(object, name, `${module}.${name}`);
  for (const [module, [object, names]] of Object.entries(MEMBERS))
    for (const name of names) arm(object, name, `${module}.${name}`);
}
