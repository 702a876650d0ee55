import { criticalCss, type CriticalStyles } from './critical-css';
import type { PreloadedFont } from './critical-fonts';
import { DeclinedError } from './declined-error';
import { htmlProblem } from './html-rules';
import type { ValueContext } from './html-values';
import { moveInlineStyles } from './inline-styles';
import { openContext, RealmError } from './sandbox/context';
import { themeRule } from './theme-rule';

/** Verified files of one composition. Keys are URL paths, e.g. `/builds/shell/1.0.0-…/server.js`. */
export interface RealmFiles {
  /** URL path of the shell's script that renders pages. */
  readonly server: string;
  readonly scripts: ReadonlyMap<string, string>;
  /** Style sheets of each page in the order of the cascade, by remote and page: `remote/page`. */
  readonly sheets: ReadonlyMap<string, readonly string[]>;
  /** Whether what its scripts do is compared: for a candidate. */
  readonly isObserved?: boolean;
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

interface Rendered {
  readonly html: string;
  readonly tag: string;
  readonly theme: Readonly<Record<string, string>>;
  /** Missing in builds from before it was added. */
  readonly look?: string;
}

/** A request of `RenderRequest` of the shell, and the pages on the screen: `remote/page`. */
interface RealmRequest {
  readonly pages: readonly string[];
  readonly path: string;
  readonly config: ValueContext;
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

export type OpenRealm = ReturnType<typeof openRealm>;

/**
 * Renders screens with the scripts of one composition. `globals`: the text of `sandbox/inside`. Throws
 * `RealmError`, and what it does in the realm by name.
 */
export function openRealm(files: RealmFiles, globals: string) {
  const stylesOf = stylesByPage(files);
  const shell = openContext(globals, files);

  /** The request for the shell; null when it lacks the data. */
  async function withData(requestJson: string, data: RealmData | null): Promise<string | null> {
    if (data === null) return requestJson;
    const { key, wireJson } = data;
    const request = JSON.parse(requestJson) as object;
    if (shell.has('holdData')) {
      if (wireJson !== undefined) await shell.call('holdData', key, wireJson);
      return JSON.stringify({ ...request, held: key });
    }
    return wireJson === undefined
      ? null
      : JSON.stringify({ ...request, wire: JSON.parse(wireJson) as unknown });
  }

  return {
    /** Does what a first render takes longer for; false when the shell cannot. */
    prepare: async (requestJson: string): Promise<boolean> => {
      if (!shell.has('prepare')) return false;
      await shell.call('prepare', requestJson);
      stylesOf((JSON.parse(requestJson) as RealmRequest).pages, '', '');
      return true;
    },
    /**
     * What the scripts did that no page needs, as ends of sentences; empty unless the realm was opened to
     * be observed.
     */
    observed: async (): Promise<readonly string[]> => shell.observed(),
    /** What pages state about a restaurant as JSON; null when the shell describes none. */
    describe: async (requestJson: string): Promise<string | null> =>
      shell.has('headOf') ? shell.call('headOf', requestJson) : null,
    /** The document without scripts as JSON; null as for `render`, and when the shell has none. */
    plainDocument: async (requestJson: string, data: RealmData | null): Promise<string | null> => {
      if (!shell.has('plainDocument')) return null;
      const { config } = JSON.parse(requestJson) as RealmRequest;
      const full = await withData(requestJson, data);
      const json = full === null ? null : await shell.call('plainDocument', full);
      const made = json === null ? null : (JSON.parse(json) as { readonly html: string } | null);
      const problem = made === null ? null : htmlProblem(String(made.html), config);
      if (problem !== null) throw new RealmError(`the HTML is refused: ${problem}`);
      return made && json;
    },
    /** Null when the realm does not hold the data: repeat the request with its JSON. */
    render: async (requestJson: string, data: RealmData | null): Promise<Screen | null> => {
      const { pages, path, config } = JSON.parse(requestJson) as RealmRequest;
      if (path.includes('?') && !shell.has('takesQueries'))
        throw new DeclinedError('the shell renders no page with a query');
      const full = await withData(requestJson, data);
      const json = full === null ? null : await shell.call('render', full);
      const rendered = json === null ? null : (JSON.parse(json) as Rendered | null);
      if (rendered === null) return null;
      const { html, tag, theme, look = '' } = rendered;
      const moved = moveInlineStyles(html);
      const problem = htmlProblem(moved.html, config);
      if (problem !== null) throw new RealmError(`the HTML is refused: ${problem}`);
      const { css, fonts } = stylesOf(pages, moved.html, look);
      const style = [css, themeRule(theme), moved.style].join('');
      if (style.includes('</')) throw new RealmError('a style would end its element');
      return { html: moved.html, style, tag, look, fonts };
    },
  };
}
