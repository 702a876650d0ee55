import type { RecordedScan } from './recorded-scans';

const INTRODUCTION = `# Accessibility

Written by \`npm run tool accessibility\` from a run of the tests. Each scan is axe's check of WCAG 2.2
A and AA in one state of a screen; a violation fails its test and the command, and the page is not written.`;

/** What a scan does not show; the texts name what covers it, if anything does. */
const LIMITS = `## Known limits

- axe finds only what a program can decide. Names that are present but unclear, a wrong order
  of headings that is valid, and texts of restaurants are not checked.
- Contrast over pictures and gradients is listed as undecided. Titles of banners stand on a darkened side.
- Pictures of products have the product's name as their text; records contain no descriptions of them.
- One engine (Chromium) is scanned. No screen reader is part of the run.
- The pages of vendors (Google's login, payment providers) are not the storefront's and not scanned.
- Not by axe: keyboard (\`story-keyboard.spec.ts\`), text of 200 % and 320 pixels (\`large-text.spec.ts\`),
  reduced motion (\`reduced-motion.spec.ts\`), main actions of at least 44 pixels (\`accessibility-looks.spec.ts\`).`;

const unique = (values: readonly string[]): string[] => [...new Set(values)].sort();
const listOf = (values: readonly string[]): string => unique(values).join(', ');

/** `/bella-napoli/track` → `/{restaurant}/track`; pages of the API are no restaurant's. */
const routeOf = (path: string): string =>
  path.startsWith('/api/')
    ? path.replace(/\/[\w-]{20,}$/, '/{id}')
    : path.replace(/^(\/app)?\/[^/]+/, '$1/{restaurant}').replace(/\/$/, '');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

function grouped(
  scans: readonly RecordedScan[],
  keyOf: (scan: RecordedScan) => string,
): [string, RecordedScan[]][] {
  const groups = new Map<string, RecordedScan[]>();
  for (const scan of scans) groups.set(keyOf(scan), [...(groups.get(keyOf(scan)) ?? []), scan]);
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
}

const titleOf = ({ test }: RecordedScan): string => test.replace(/^(\[[\w-]+\] )+/, '');

const screenRows = (scans: readonly RecordedScan[]): string[][] =>
  grouped(scans, ({ path }) => routeOf(path)).flatMap(([route, ofRoute]) =>
    grouped(ofRoute, titleOf).map(([test, ofTest], at) => [
      at === 0 ? `\`${route}\`` : '',
      test,
      listOf(ofTest.map(({ part }) => `\`${part}\``)),
      String(ofTest.length),
    ]),
  );

const lookRows = (scans: readonly RecordedScan[]): string[][] =>
  grouped(scans, ({ look, colorScheme }) => `${look || 'none'}, ${colorScheme}`).map(
    ([appearance, found]) => [
      appearance,
      String(unique(found.map(({ path }) => routeOf(path))).length),
      listOf(found.map(({ viewport }) => viewport)),
      String(found.length),
    ],
  );

/** The rules that passed in every scan that had elements for them, with the number of these scans. */
function ruleRows(scans: readonly RecordedScan[]): string[][] {
  const count = (of: 'passed' | 'undecided', rule: string): string =>
    String(scans.filter((scan) => scan[of].includes(rule)).length);
  return unique(scans.flatMap(({ passed, undecided }) => [...passed, ...undecided])).map((rule) => [
    `\`${rule}\``,
    count('passed', rule),
    count('undecided', rule),
  ]);
}

/** The text of `docs/accessibility.md`. Throws when a scan has a violation, or the run has none. */
export function accessibilityPage(scans: readonly RecordedScan[], date: string): string {
  const problems = scans.flatMap(({ problems: found, test }) =>
    found.map((one) => `${test}: ${one}`),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  if (!scans.some(({ passed }) => passed.includes('target-size')))
    throw new Error('no scan measured the size of targets');
  const routes = unique(scans.map(({ path }) => routeOf(path)));
  const tests = unique(scans.map(({ test }) => test));
  const rules = unique(scans.flatMap(({ passed }) => passed));
  const facts = table(
    ['run', ''],
    [
      ['date', date],
      ['violations', '0'],
      ['scans', `${scans.length} states of ${routes.length} screens, in ${tests.length} tests`],
      ['rules of WCAG 2.2 A and AA that passed', String(rules.length)],
      ['axe-core', listOf(scans.map(({ axe }) => axe))],
      ['Chromium', listOf(scans.map(({ browser }) => browser))],
    ],
  );
  const parts = [
    INTRODUCTION,
    facts,
    '## Looks\n',
    table(['look and color scheme', 'screens', 'viewports', 'scans'], lookRows(scans)),
    '## Screens\n',
    table(['screen', 'test with its states', 'parts', 'scans'], screenRows(scans)),
    '## Rules\n',
    'Scans in which the rule found elements and passed, and those in which it could not decide about some of them.',
    table(['rule', 'passed', 'undecided'], ruleRows(scans)),
    LIMITS,
  ];
  return `${parts.map((part) => part.trimEnd()).join('\n\n')}\n`;
}
