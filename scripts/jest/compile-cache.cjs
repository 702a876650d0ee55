/**
 * Jest compiles every module again for each test file, in a separate context: a quarter of the time
 * of the unit tests. Here each module is compiled once per process, as a script that runs in every
 * context: functions that one test file has called are compiled for the next ones too. Loaded before
 * Jest: `node --require ./scripts/jest/compile-cache.cjs …`.
 *
 * A global in a context costs a call into Node, 500 ns instead of 1: the modules get those of the
 * language as parameters. Those that a test may replace (`Date`, `Intl`, timers, everything of
 * browser and Node) are not among them.
 */
const v8 = require('node:v8');
const vm = require('node:vm');

// V8 drops the compiled code of functions that were not called for a while; the next file needs it.
v8.setFlagsFromString('--no-flush-bytecode');

// Jest runs every module anew for each file: optimizing a function costs more than it saves, unless
// the function runs for 15 times as long as V8 waits by default. In bytes of executed bytecode;
// later versions of V8 have no such flag.
if (process.versions.node.startsWith('20.')) v8.setFlagsFromString('--interrupt-budget=1000000');

const LANGUAGE = [
  'Object Function Array Number String Boolean Symbol BigInt Math JSON RegExp Reflect Proxy Promise',
  'Map Set WeakMap WeakSet WeakRef NaN Infinity isNaN isFinite parseInt parseFloat',
  'Error TypeError RangeError SyntaxError ReferenceError AggregateError',
  'ArrayBuffer DataView Uint8Array Uint16Array Uint32Array Int8Array Int16Array Int32Array',
  'Float32Array Float64Array encodeURIComponent decodeURIComponent encodeURI decodeURI',
]
  .join(' ')
  .replaceAll(' ', ', ');

const { compileFunction } = vm;
/** The compiled script of each file, with the text it was compiled from. */
const known = new Map();

vm.compileFunction = (source, params, options = {}) => {
  const { filename, parsingContext, importModuleDynamically } = options;
  // not Jest's call for a module
  if (filename === undefined || parsingContext === undefined)
    return compileFunction(source, params, options);
  const head = `(function (${LANGUAGE}) {return function (${params.join(', ')}) {`;
  const text = `${head}${source}\n}})(${LANGUAGE})`;
  const entry = known.get(filename);
  if (entry?.text === text) return entry.script.runInContext(parsingContext);
  // The first line keeps its columns in stack traces.
  const columnOffset = -head.length;
  const script = new vm.Script(text, { filename, columnOffset, importModuleDynamically });
  known.set(filename, { text, script });
  return script.runInContext(parsingContext);
};
