import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const pagesOf = (folder: string, recursive: boolean): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter((file) => file.endsWith('.md'))
    .sort();

const INDEX = 'docs/README.md';
const pages = [...pagesOf('.', false), ...pagesOf('docs', true)];

/** Without code, in which brackets are no links. */
const prose = (text: string): string =>
  text.replace(/^```[^]*?^```$/gm, '').replace(/`[^`\n]*`/g, '`');

type Target = { readonly file: string; readonly anchor: string };
/** Targets of a page's links within the repository. */
function linksOf(page: string): Target[] {
  const targets = [...prose(read(page)).matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)];
  return targets
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [name = '', anchor = ''] = target.split('#');
      const file = name === '' ? page : path.posix.join(path.posix.dirname(page), name);
      return { file, anchor };
    });
}

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (page: string): string[] =>
  [
    ...read(page)
      .replace(/^```[^]*?^```$/gm, '')
      .matchAll(/^#+ (.+)$/gm),
  ].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

test('every page of docs is reachable from docs/README.md', () => {
  const reached = new Set([INDEX]);
  for (const page of reached)
    for (const { file } of linksOf(page))
      if (file.startsWith('docs/') && file.endsWith('.md') && existsSync(path.join(ROOT, file)))
        reached.add(file);
  expect(pages.filter((page) => page.startsWith('docs/') && !reached.has(page))).toEqual([]);
});

test('every link of a page leads to a file, and to a heading of it', () => {
  const broken = pages.flatMap((page) =>
    linksOf(page)
      .filter(({ file, anchor }) => {
        if (!existsSync(path.join(ROOT, file))) return true;
        return anchor !== '' && file.endsWith('.md') && !anchorsOf(file).includes(anchor);
      })
      .map(({ file, anchor }) => `${page} links to ${file}${anchor && `#${anchor}`}`),
  );
  expect(broken).toEqual([]);
});

/** Paths of files in the code of a page: `{a,b}` names two, a placeholder none. */
const PATH =
  /^(?:\.github|card-form|demo|docs|e2e|mf-[\w-]+|platform|reference-api|scripts|shared-\w+|shell)\/.+\.\w+$/;
function expand(text: string): string[] {
  const [all, names] = /\{([^{}]+,[^{}]+)\}/.exec(text) ?? [];
  return all === undefined
    ? [text]
    : names!.split(',').flatMap((name) => expand(text.replace(all, name.trim())));
}

test('every file that a page names by its path exists', () => {
  const missing = pages.flatMap((page) =>
    [...read(page).matchAll(/`([^`\s]+)`/g)]
      .flatMap(([, code = '']) => expand(code))
      .filter((code) => PATH.test(code) && !/[<>*$…{}]|mf-loyalty/.test(code))
      .filter((code) => !existsSync(path.join(ROOT, code)))
      .map((code) => `${page} names ${code}`),
  );
  expect(missing).toEqual([]);
});

test('the README has 180 lines at most', () =>
  expect(read('README.md').split('\n').length - 1).toBeLessThanOrEqual(180));

test('every folder of CODEOWNERS exists', () => {
  const folders = [...read('.github/CODEOWNERS').matchAll(/^\/(\S+)/gm)].map(
    ([, name = '']) => name,
  );
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.filter((folder) => !existsSync(path.join(ROOT, folder)))).toEqual([]);
});

test('the terms of a section of the glossary are sorted, one line each', () => {
  for (const section of read('docs/glossary.md').split(/^## /m)) {
    const terms = [...section.matchAll(/^- \*\*([^*]+)\*\*.*[.]$/gm)].map(([, term = '']) => term);
    expect(section.match(/^- /gm) ?? []).toHaveLength(terms.length);
    expect(terms).toEqual([...terms].sort());
  }
});

test('the glossary has a term for every word that the lint refuses', () => {
  const listed = [...read('scripts/borders/plain-terms.mjs').matchAll(/^ {2}'([a-z]+\??)',$/gm)];
  const words = listed.flatMap(([, word = '']) =>
    word.endsWith('?') ? [word.slice(0, -2), word.slice(0, -1)] : [word],
  );
  expect(words.length).toBeGreaterThan(30);
  const glossary = read('docs/glossary.md');
  expect(words.filter((word) => !glossary.includes(`\`${word}\``))).toEqual([]);
});
