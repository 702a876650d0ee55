import vm from 'node:vm';

/** Scripts of a composition by URL path, and the one that the shell publishes its functions with. */
export interface ContextScripts {
  readonly server: string;
  readonly scripts: ReadonlyMap<string, string>;
  /** Whether what they do is compared. */
  readonly isObserved?: boolean;
}

/** A failure in the realm, or an answer that its own code cannot have given. */
export class RealmError extends Error {
  constructor(message: string, name = 'RealmError') {
    super(message);
    this.name = name;
  }
}

/** A realm: its functions take and return texts. */
export type RealmContext = ReturnType<typeof openContext>;

/**
 * Text that would compile to `import(…)` or `import.…`: Node answers it with an object of the process.
 * The keyword cannot be written with escapes, and comments begin with `/`, `<!--` or `-->`.
 */
const IMPORT = /(?<![\w$])import(?=\s*[(/.<-])/g;

/** The container that the entry of a build declares: `a_remote` for `/builds/a-remote/…`. */
const parseContainer = (path: string): string | null =>
  /^\/builds\/([a-z][a-z-]*)\//.exec(path)?.[1]?.replaceAll('-', '_') ?? null;

/**
 * A script as a function, because a realm compiles no text. What an entry declares becomes a global as
 * in a page.
 */
function asFunction(path: string, text: string): string {
  const name = parseContainer(path);
  const publish =
    name === null ? '' : `\nif (typeof ${name} !== 'undefined') globalThis.${name} = ${name};`;
  const body = text.replace(IMPORT, 'storefrontImport');
  return `storefrontRealm.define(${JSON.stringify(path)}, function () {${body}\n${publish}\n});`;
}

interface Answer {
  readonly value?: unknown;
  readonly waitMs?: unknown;
  readonly error?: { readonly name?: unknown; readonly message?: unknown };
}

/** Reads what the realm answered: any script of it may have written the text. */
function read(text: unknown): Answer {
  if (typeof text !== 'string') throw new RealmError('the realm answered with no text');
  const answer = JSON.parse(text) as Answer | null;
  if (answer === null) throw new RealmError('the render waits for what cannot happen');
  if (answer.error)
    throw new RealmError(String(answer.error.message), String(answer.error.name ?? 'Error'));
  return answer;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A context of `node:vm` that runs the published scripts of one composition. Nothing of the process
 * enters it: the process evaluates text in it and takes texts, never an object, a promise or an error
 * of it. `globals`: the text of `inside/main.ts`. Throws `RealmError`, and `SyntaxError` for a script.
 */
export function openContext(
  globals: string,
  { server, scripts, isObserved = false }: ContextScripts,
) {
  const context = vm.createContext(Object.create(null) as object, {
    codeGeneration: { strings: false, wasm: false },
    microtaskMode: 'afterEvaluate',
  });

  function evaluate(text: string, filename?: string): unknown {
    const script = new vm.Script(text, filename === undefined ? {} : { filename });
    try {
      // an error of the realm would be described for this process: its members are functions of it
      return script.runInContext(context, { displayErrors: false });
    } catch {
      throw new RealmError(`${filename ?? 'a call'} failed`);
    }
  }

  const answerTo = (text: string): Answer => read(evaluate(text));

  evaluate(globals, 'globals.js');
  if (isObserved) evaluate('storefrontRealm.observe()');
  for (const [path, text] of scripts) evaluate(asFunction(path, text), path);
  const { value } = answerTo(`storefrontRealm.open(${JSON.stringify(server)})`);
  const names = new Set(String(value).split(' '));

  return {
    /** Whether the shell publishes this function or mark. */
    has: (name: string): boolean => names.has(name),
    /** What the scripts did that no page needs; empty when they are not observed. */
    observed: (): readonly string[] => {
      const { value: found } = answerTo('storefrontRealm.observed()');
      return String(found)
        .split('\n')
        .filter((line) => line !== '');
    },
    /** Rejects with `RealmError`, whose name is that of the error in the realm. */
    call: async (name: string, ...args: readonly string[]): Promise<string | null> => {
      evaluate(`storefrontRealm.call(${[name, ...args].map((it) => JSON.stringify(it)).join()})`);
      for (;;) {
        const { value: result, waitMs } = answerTo('storefrontRealm.step()');
        if (result === null || typeof result === 'string') return result;
        if (Number(waitMs) > 0) await pause(Math.min(Number(waitMs), 1000));
      }
    },
  };
}
