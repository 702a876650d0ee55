import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What a process of a realm is denied besides what the realm itself lacks. */
export interface Launch {
  /** The rules of the operating system, for the log: `bubblewrap`, `unshare`, `user`, `none`. */
  readonly name: string;
  /** The command before Node and its flags; empty for none. */
  readonly wrapper: readonly string[];
  /** Path of Node as the process sees it. */
  readonly node: string;
}

/** Node 20 has the permission model under its first name. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** Limits of the engine, for code that left its realm. */
const ENGINE_FLAGS: readonly string[] = [
  PERMISSION, // no file, process, thread or addon: none is allowed by name
  '--frozen-intrinsics',
  '--disallow-code-generation-from-strings',
  '--no-expose-wasm',
  '--unhandled-rejections=none', // no report of what a realm threw
  '--no-warnings',
];

/** Half of the space for new objects in MB: a render of a large record creates about 20 MB of them. */
const YOUNG_MB = 32;

/** Memory in MB beside the language's objects: code, buffers, the engine itself. */
const BESIDE_MB = 400;

/** Limits of memory also for buffers, which are no objects of the language, and no dumps of it. */
const limited = (wrapper: readonly string[], memoryMb: number): readonly string[] =>
  wrapper.length === 0
    ? []
    : ['prlimit', `--data=${(memoryMb + BESIDE_MB) * 2 ** 20}`, '--core=0', ...wrapper];

/** User and group without rights on any file that is not everybody's. */
const NOBODY = '65534';

/** Folders with the libraries that Node is linked with; nothing else of the machine is in its root. */
const LIBRARIES = ['/lib', '/lib64', '/usr/lib', '/usr/lib64', '/etc/ld.so.cache'];

const isRoot = process.getuid?.() === 0;

/** Without rights, once no program that the wrapper runs needs them. */
const WITHOUT_RIGHTS = [
  'setpriv',
  // with the end of the program before it; that one's own setting is lost with the change of the user
  ...['--pdeathsig', 'KILL'],
  ...['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'],
  ...(isRoot ? [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : []),
];

/** Own root without files, own processes, no network, no rights. */
const bubblewrap: Launch = {
  name: 'bubblewrap',
  node: '/node',
  wrapper: [
    ...(isRoot ? WITHOUT_RIGHTS : []), // it needs none
    'bwrap',
    ...['--unshare-all', '--die-with-parent', '--new-session', '--clearenv', '--cap-drop', 'ALL'],
    ...['--uid', NOBODY, '--gid', NOBODY, '--proc', '/proc', '--dev', '/dev'],
    ...LIBRARIES.filter((path) => existsSync(path)).flatMap((path) => ['--ro-bind', path, path]),
    ...['--ro-bind', process.execPath, '/node', '--chdir', '/', '--'],
  ],
};

/** Own processes and no network; files have the rights of the user, and of user 65534 for root. */
const unshare: Launch = {
  name: 'unshare',
  node: process.execPath,
  wrapper: [
    'unshare',
    ...(isRoot ? [] : ['--user', '--map-current-user']),
    ...['--net', '--ipc', '--uts', '--pid', '--mount-proc', '--fork', '--kill-child'],
    ...WITHOUT_RIGHTS,
  ],
};

const none: Launch = { name: 'none', node: process.execPath, wrapper: [] };

/** From the strictest to the one without rules of the operating system. */
export const LAUNCHES: readonly Launch[] =
  process.platform === 'linux' ? [bubblewrap, unshare, none] : [none];

/** Far longer than a busy machine needs: a launch that counts as refused is not tried again. */
const PROBE_MS = 60_000;

/** Whether the machine allows a launch: Node starts in it and ends. */
export const isAllowed = ({ wrapper, node }: Launch): Promise<boolean> => {
  const [command = node, ...args] = [...limited(wrapper, YOUNG_MB), node, '-e', '0'];
  return new Promise((resolve) => {
    execFile(command, args, { timeout: PROBE_MS, env: {} }, (error) => resolve(error === null));
  });
};

let strictest: Promise<Launch> | null = null;

/** The strictest launch that the machine allows, found once. */
export function strictestLaunch(): Promise<Launch> {
  strictest ??= (async () => {
    for (const launch of LAUNCHES) if (await isAllowed(launch)) return launch;
    return none;
  })();
  return strictest;
}

/** Reads its own script from the first line of its input: it may read no file. */
const BOOT = `
const { Script } = require('node:vm');
let text = '';
process.stdin.setEncoding('utf8').on('data', function first(part) {
  text += part;
  const end = text.indexOf('\\n');
  if (end < 0) return;
  process.stdin.off('data', first).pause();
  process.stdin.unshift(text.slice(end + 1));
  new Script(JSON.parse(text.slice(0, end)), { filename: 'realm-process.js' }).runInThisContext();
});`;

/** The engine of a process: its flags, and its memory for the language's objects in MB. */
interface Engine {
  readonly flags?: readonly string[];
  readonly memoryMb: number;
}

/** Starts a process without environment that runs `code` and shares its input and output alone. */
export function launch(
  { wrapper, node }: Launch,
  code: string,
  { flags = ENGINE_FLAGS, memoryMb }: Engine,
): ChildProcess {
  const args = [
    ...flags,
    `--max-old-space-size=${memoryMb}`,
    `--max-semi-space-size=${YOUNG_MB}`,
    ...['-e', BOOT],
  ];
  const [command = node, ...before] = [...limited(wrapper, memoryMb), node];
  const child = spawn(command, [...before, ...args], {
    env: wrapper.length === 0 ? {} : { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdin!.write(`${JSON.stringify(code)}\n`);
  return child;
}
