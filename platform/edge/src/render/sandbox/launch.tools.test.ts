import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processCode } from './process-code';
import { isAllowed, LAUNCHES, type Launch, launch } from './launch';
import { readLines } from './lines';

/* Each layer alone: what code reaches that has left its realm, while every other layer is off. */

const SECRET = 'a secret of the server';
const isRoot = process.getuid?.() === 0;
const none = LAUNCHES.find(({ name }) => name === 'none')!;

let folder: string;
let listener: Server;
let calls = 0;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storefront-sandbox-'));
  await chmod(folder, 0o755);
  await writeFile(path.join(folder, 'secret'), SECRET, { mode: 0o600 });
  listener = createServer((socket) => {
    calls += 1;
    socket.end();
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  listener.close();
  await rm(folder, { recursive: true, force: true });
});

/** Tries to reach out of the process, and writes as JSON what it got: its text, or `denied`. */
const attempts = (): string => `
  const write = process.stdout.write.bind(process.stdout);
  const fs = require('node:fs');
  const tried = async (run) => {
    try { return String(await run()); } catch { return 'denied'; }
  };
  const connected = () => new Promise((resolve, reject) => {
    const socket = require('node:net').connect(${(listener.address() as AddressInfo).port}, '127.0.0.1');
    socket.on('connect', () => resolve('connected')).on('error', reject);
  });
  const ATTEMPTS = {
    file: () => fs.readFileSync(${JSON.stringify(path.join(folder, 'secret'))}, 'utf8'),
    written: () => fs.writeFileSync(${JSON.stringify(path.join(folder, 'written'))}, 'a'),
    environ: () => fs.readFileSync('/proc/${process.pid}/environ', 'utf8').length > 0,
    ofServer: () => fs.openSync('/proc/${process.pid}/mem', 'r+'),
    signal: () => process.kill(${process.pid}, 0),
    network: connected,
    program: () => require('node:child_process').execFileSync(process.execPath, ['-e', '0']),
    thread: () => new (require('node:worker_threads').Worker)('0', { eval: true }).terminate(),
    text: () => new Function('return 1')(),
    prototype: () => { Object.prototype.changed = 'changed'; return {}.changed; },
    memory: () => Array.from({ length: 12 }, () => new Uint8Array(100_000_000)).length,
    environment: () => process.env.STOREFRONT_SECRET ?? 'empty',
  };
  (async () => {
    const got = {};
    for (const [name, run] of Object.entries(ATTEMPTS)) got[name] = await tried(run);
    write(JSON.stringify(got) + '\\n');
  })();`;

async function attempted(by: Launch, flags: readonly string[] | undefined, code = attempts()) {
  process.env['STOREFRONT_SECRET'] = SECRET;
  const child = launch(by, code, { memoryMb: 64, ...(flags === undefined ? {} : { flags }) });
  delete process.env['STOREFRONT_SECRET'];
  children.push(child);
  const { text, ended } = await readLines(child)();
  return text === undefined ? { ended } : (JSON.parse(text) as Record<string, string>);
}

test('the flags of the engine alone deny files, programs, threads and code from text', async () => {
  const got = await attempted(none, undefined);
  expect(got).toMatchObject({
    file: 'denied',
    written: 'denied',
    environ: 'denied',
    ofServer: 'denied',
    program: 'denied',
    thread: 'denied',
    text: 'denied',
    environment: 'empty',
  });
  expect(got).not.toMatchObject({ prototype: 'changed' });
});

test('without any layer everything but the environment is reached', async () => {
  expect(await attempted(none, [])).toMatchObject({
    file: SECRET,
    environ: 'true',
    network: 'connected',
    memory: '12',
    program: '',
    text: '1',
    prototype: 'changed',
    environment: 'empty',
  });
});

/** What the rules of the operating system deny, where the machine allows them. */
const DENIED: Readonly<Record<string, readonly string[]>> = {
  bubblewrap: ['file', 'written', 'environ', 'ofServer', 'signal', 'network', 'memory'],
  unshare: [
    ...['environ', 'ofServer', 'signal', 'network', 'memory'],
    ...(isRoot ? ['file', 'written'] : []),
  ],
  none: [],
};

test.each(LAUNCHES.map((it) => [it.name, it] as const))(
  'the rules of the operating system alone deny what they name: %s',
  async (name, by) => {
    if (!(await isAllowed(by))) return expect(name).not.toBe('none');
    const before = calls;
    const got = await attempted(by, []);
    const denied = DENIED[name] ?? [];
    expect(got).toMatchObject(Object.fromEntries(denied.map((what) => [what, 'denied'])));
    if (denied.includes('network')) expect(calls).toBe(before);
    expect(got).toMatchObject({ environment: 'empty' });
  },
);

test.each([
  ...['process.env.PATH', 'process.binding("fs")', 'process.getBuiltinModule("fs")'],
  ...['process.kill(1, 0)', 'process.emitWarning("a")', 'process.mainModule', 'fetch("http://a")'],
  ...['require("node:fs")', 'fs.readFileSync("/etc/hosts")', 'fs.promises.readFile("/etc/hosts")'],
  ...['child_process.execSync("id")', 'net.connect(80)', 'new net.Socket().connect(80)'],
  ...['new worker_threads.Worker("0")', 'module.createRequire("/")', 'dns.lookup("a", () => 0)'],
])('a tripwire reports what has left its realm: %s', async (used) => {
  const held = `
    const [fs, net, dns, module, child_process, worker_threads] =
      ['fs', 'net', 'dns', 'module', 'child_process', 'worker_threads'].map((it) => require(it));
    setTimeout(() => { ${used}; }, 500);`;
  const got = await attempted(none, [], `${await processCode()}\n${held}`);
  expect(got).toEqual({ escaped: expect.any(String) });
});

test.each(LAUNCHES.map((it) => [it.name, it] as const))(
  'a process that computes without end is killed with its sandbox: %s',
  async (name, by) => {
    if (!(await isAllowed(by))) return expect(name).not.toBe('none');
    const child = launch(by, `process.stdout.write('\\n'); for (;;);`, { memoryMb: 77 });
    const next = readLines(child);
    expect(await next()).toEqual({ text: '' });
    const running = (): string =>
      execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
        .split('\n')
        .filter((line) => line.includes('--max-old-space-size=77'))
        .join();
    child.kill('SIGKILL');
    await next();
    while (running() !== '') await pause(50);
  },
);
