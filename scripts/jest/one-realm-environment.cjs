/**
 * Jest's environment for tests in Node that load many modules. They run in the context of the
 * process instead of one of their own, so that files can share what has no state of a test:
 * packages, loaded as Node loads them, and the modules of `WITHOUT_STATE`. All other modules of the
 * project begin anew for each file.
 *
 * What a file changed of the globals and of `process.env` is undone when it ends.
 */
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const vm = require('node:vm');

/**
 * Not Jest's own: it makes them anew for each file. `under-pressure` would not get a test's mock of
 * a module of Node.
 */
const PACKAGES = /\/node_modules\/(?!@?jest|expect\b|@fastify\/under-pressure\b)/;
/** Rules and schemas, and the processes that hash passwords. A test cannot mock what they import. */
const WITHOUT_STATE =
  /\/(shared-domain\/src\/(contracts|rules)\/.+|reference-api\/src\/accounts\/hash-processes)\.ts$/;

const { compileFunction } = vm;
/** The compiled function of each module, with its source, and the exports of a shared module. */
const known = new Map();

/** Runs a shared module once, and gives its exports to the later files. */
function shared(entry) {
  return function (module, ...others) {
    if (entry.exports !== undefined) module.exports = entry.exports;
    else {
      entry.run.call(this, module, ...others);
      entry.exports = module.exports;
    }
  };
}

/** Jest's call for a module. Its loader of `import()` would hold all that a test file loaded. */
vm.compileFunction = (source, params, options = {}) => {
  const { filename, parsingContext } = options;
  if (parsingContext !== globalThis) return compileFunction(source, params, options);
  if (PACKAGES.test(filename)) return (module) => void (module.exports = require(filename));
  let entry = known.get(filename);
  if (entry?.source !== source) {
    const run = compileFunction(source, params, { filename });
    entry = { source, run, exports: undefined };
    known.set(filename, entry);
  }
  return WITHOUT_STATE.test(filename) ? shared(entry) : entry.run;
};

const descriptorsOf = (it) =>
  new Map(Reflect.ownKeys(it).map((key) => [key, Object.getOwnPropertyDescriptor(it, key)]));

const isSame = (one, other) =>
  one.value === other.value && one.get === other.get && one.set === other.set;

/** Returns a function that gives the properties of `it` their present values. */
function remember(it) {
  const before = descriptorsOf(it);
  return () => {
    for (const [key, descriptor] of descriptorsOf(it)) {
      const earlier = before.get(key);
      if (earlier === undefined) delete it[key];
      // Node replaces a getter by the value of a module that is loaded on first use.
      else if (earlier.get === undefined && !isSame(earlier, descriptor))
        Object.defineProperty(it, key, earlier);
    }
    for (const [key, descriptor] of before)
      if (!Object.hasOwn(it, key)) Object.defineProperty(it, key, descriptor);
  };
}

module.exports = class OneRealmEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null; // Jest's older ones

  constructor({ projectConfig }) {
    this.conditions = projectConfig.testEnvironmentOptions.customExportConditions;
    const { exit } = process; // Jest replaces it
    const all = [globalThis, process.env, Date, Math].map(remember);
    this.undo = () => {
      all.forEach((undo) => undo());
      process.exit = exit;
    };
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.undo();
  }

  exportConditions() {
    return this.conditions;
  }

  getVmContext() {
    return globalThis;
  }
};
