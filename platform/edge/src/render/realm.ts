import vm from 'node:vm';
import { criticalCss, type CriticalStyles } from './critical-css';
import type { PreloadedFont } from './critical-fonts';
import { DeclinedError } from './declined-error';
import { hardenProcess } from './harden-process';
import { moveInlineStyles } from './inline-styles';
import { themeRule } from './theme-rule';

/** Verified files of one composition. Keys are URL paths, e.g. `/builds/shell/1.0.0-…/server.js`. */
export interface RealmFiles {
  /** URL path of the shell's script that renders pages. */
  readonly server: string;
  readonly scripts: ReadonlyMap<string, string>;
  /** Style sheets of each page in the order of the cascade, by remote and page: `mf-menu/home`. */
  readonly sheets: ReadonlyMap<string, readonly string[]>;
}

/** A rendered screen as the page contains it. */
export interface Screen {
  readonly html: string;
  /** Rules of the screen's elements, for a hashed `<style>`. */
  readonly style: string;
  /** Language tag of the document. */
  readonly tag: string;
  /** Look of the document, for its attribute `data-look`; empty before shells had looks. */
  readonly look: string;
  /** Fonts in `style` that its texts need. */
  readonly fonts: readonly PreloadedFont[];
}

/** The interface that the shell's `server.js` publishes in the realm. */
interface ShellServer {
  render(requestJson: string): Promise<string>;
  /** Missing in builds from before it was added: they get the data with each request. */
  holdData?(key: string, wireJson: string): Promise<void>;
  /** Missing in builds from before it was added. */
  prepare?(requestJson: string): Promise<void>;
  /** Missing in builds from before it was added. */
  plainMenu?(requestJson: string): Promise<string>;
  /** Takes a path with a query, and data of the page; missing in builds from before it was added. */
  readonly takesQueries?: true;
}

/** A script of the composition broke a rule of the realm, or its HTML broke one of the page. */
class RealmError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RealmError';
  }
}

/** Longest run of one script in ms, without what it starts later: the deadline of the render ends that. */
const SCRIPT_MS = 2000;

/** What the language itself lacks and a render needs. No file, no network, no process. */
const provided = () => ({
  setTimeout: (run: () => void, ms?: number): number => Number(setTimeout(run, ms)),
  clearTimeout: (id?: number): void => clearTimeout(id),
  queueMicrotask: (run: () => void): void => queueMicrotask(run),
  AbortController,
  ReadableStream,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
});

const PRELUDE = `
  globalThis.console = Object.fromEntries(
    ['debug', 'error', 'info', 'log', 'warn'].map((name) => [name, () => undefined]),
  );
  globalThis.performance = { now: () => Date.now(), mark: () => undefined };
`;

/** Elements and attributes that only a script could have written into the HTML. */
const FORBIDDEN = /<script|<iframe|\s(?:on[a-z]+|srcdoc|style)=/i;

interface Rendered {
  readonly html: string;
  readonly tag: string;
  readonly theme: Readonly<Record<string, string>>;
  /** Missing in builds from before it was added. */
  readonly look?: string;
}

/**
 * A context of `node:vm` that runs the published browser scripts of one composition. Throws what
 * the shell's script throws.
 */
function openContext({ server, scripts }: RealmFiles): ShellServer {
  const globals = provided();
  const context = vm.createContext(globals, { codeGeneration: { strings: false, wasm: false } });
  const runText = (text: string, filename: string): unknown =>
    new vm.Script(text, { filename }).runInContext(context, { timeout: SCRIPT_MS });
  const run = (path: string): void => {
    const text = scripts.get(path);
    if (text === undefined) throw new RealmError(`${path} is not in the composition`);
    runText(text, path);
  };
  runText(PRELUDE, 'prelude.js');
  Object.assign(globals, { storefrontHost: { run } });
  run(server);
  const { storefrontServer } = globals as { storefrontServer?: ShellServer };
  if (storefrontServer === undefined) throw new RealmError(`${server} published no render`);
  return storefrontServer;
}

/** A request of `RenderRequest` of the shell, and the pages on the screen: `mf-menu/home`. */
interface RealmRequest {
  readonly pages: readonly string[];
  readonly path: string;
}

type StylesOf = (pages: readonly string[], html: string, look: string) => CriticalStyles;

/** Reads the style sheets of a page when it is first rendered. Throws for an unknown page. */
function stylesByPage({ sheets }: RealmFiles): StylesOf {
  const known = new Map<string, ReturnType<typeof criticalCss>>();
  const sheetsOf = (page: string): readonly string[] => {
    const found = sheets.get(page);
    if (found === undefined) throw new RealmError(`the composition has no page ${page}`);
    return found;
  };
  return (pages, html, look) => {
    const key = pages.join(' ');
    const stylesOf = known.get(key) ?? criticalCss([...new Set(pages.flatMap(sheetsOf))]);
    known.set(key, stylesOf);
    return stylesOf(html, look);
  };
}

/** The restaurant's response that a screen shows. */
interface RealmData {
  /** Names the restaurant and the revision. */
  readonly key: string;
  /** Missing while it is not known whether the realm needs it. */
  readonly wireJson?: string;
}

export interface OpenRealm {
  /** Null when the realm does not hold the data: repeat the request with its JSON. */
  render(requestJson: string, data?: RealmData): Promise<Screen | null>;
  /** Does what a first render takes longer for; false when the shell cannot. */
  prepare(requestJson: string): Promise<boolean>;
  /** The menu without scripts as JSON; null when the shell has none. */
  plainMenu(requestJson: string): Promise<string | null>;
}

/** Renders screens with the scripts of one composition. Call it once per process. */
export function openRealm(files: RealmFiles): OpenRealm {
  const stylesOf = stylesByPage(files);
  hardenProcess();
  const shell = openContext(files);
  /** The request for the shell; null when it lacks the data. */
  async function withData(requestJson: string, data?: RealmData): Promise<string | null> {
    if (data === undefined) return requestJson;
    const { key, wireJson } = data;
    const request = JSON.parse(requestJson) as object;
    if (shell.holdData) {
      if (wireJson !== undefined) await shell.holdData(key, wireJson);
      return JSON.stringify({ ...request, held: key });
    }
    return wireJson === undefined
      ? null
      : JSON.stringify({ ...request, wire: JSON.parse(wireJson) as unknown });
  }

  return {
    prepare: async (requestJson) => {
      if (shell.prepare === undefined) return false;
      await shell.prepare(requestJson);
      stylesOf((JSON.parse(requestJson) as RealmRequest).pages, '', '');
      return true;
    },
    plainMenu: async (requestJson) => {
      const json = (await shell.plainMenu?.(requestJson)) ?? null;
      return json === null ? null : String(json);
    },
    render: async (requestJson, data) => {
      const { pages, path } = JSON.parse(requestJson) as RealmRequest;
      if (path.includes('?') && shell.takesQueries !== true)
        throw new DeclinedError('the shell renders no page with a query');
      const full = await withData(requestJson, data);
      const rendered =
        full === null ? null : (JSON.parse(await shell.render(full)) as Rendered | null);
      if (rendered === null) return null;
      const { html, tag, theme, look = '' } = rendered;
      const moved = moveInlineStyles(html);
      if (FORBIDDEN.test(withoutText(moved.html)))
        throw new RealmError('the HTML contains a script, a frame, a handler or a style');
      const { css, fonts } = stylesOf(pages, moved.html, look);
      const style = [css, themeRule(theme), moved.style].join('');
      if (style.includes('</')) throw new RealmError('a style would end its element');
      return { html: moved.html, style, tag, look, fonts };
    },
  };
}

/** Tags alone: React escapes `<` and `>` in texts and `"` in values. */
const withoutText = (html: string): string =>
  (html.match(/<[^<>]*>/g) ?? []).join('').replace(/="[^"]*"/g, '=');
