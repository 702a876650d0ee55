import type { DeclarationProblem } from './check-declaration';
import type { RemoteDeclaration } from './declaration.contract';
import { overlap } from './route-paths';
import { isParameter } from './row-of';

/** An address that a declaration names. */
interface Claim {
  readonly remote: string;
  readonly path: string;
  readonly segments: readonly string[];
  readonly field: string;
  /** Field of its page. */
  readonly page: string;
}

const claimsOf = (remote: string, { pages }: RemoteDeclaration): Claim[] =>
  pages.flatMap(({ path, dialogs = [] }, index) => {
    const page = `pages[${index}]`;
    const claim = (of: string, field: string): Claim => ({
      remote,
      path: of,
      segments: of.split('/'),
      field,
      page,
    });
    return [
      claim(path, `${page}.path`),
      ...dialogs.map((dialog, at) =>
        claim(path === '' ? dialog.path : `${path}/${dialog.path}`, `${page}.dialogs[${at}].path`),
      ),
    ];
  });

/** A path without the names of its parameters. */
const shapeOf = ({ segments }: Claim): string =>
  segments.map((segment) => (isParameter(segment) ? ':' : segment)).join('/');

/** Whether one claim is below the other one. */
const isBelow = ({ segments }: Claim, above: Claim): boolean =>
  above.path !== '' &&
  segments.length > above.segments.length &&
  overlap(above.segments, segments.slice(0, above.segments.length));

/** Why two claims cannot be served together; null when they can. */
function clash(claim: Claim, other: Claim): string | null {
  const isSame = overlap(claim.segments, other.segments);
  if (claim.remote === other.remote) {
    const isTwice = shapeOf(claim) === shapeOf(other);
    return isTwice ? `"${claim.path}" is declared twice, as ${other.field}: remove one` : null;
  }
  const both = `${other.remote} and ${claim.remote}`;
  if (isSame)
    return claim.path === other.path
      ? `${both} claim "${claim.path}": rename one`
      : `${both} claim the same addresses, "${other.path}" and "${claim.path}": rename one`;
  const [below, above] = isBelow(claim, other) ? [claim, other] : [other, claim];
  return isBelow(below, above)
    ? `"${below.path}" of ${below.remote} is below "${above.path}" of ${above.remote}: choose another path`
    : null;
}

/** Claims by their segments, so that a large composition is checked in a short time. */
interface Node {
  readonly claims: Claim[];
  readonly below: Map<string, Node>;
}

const emptyNode = (): Node => ({ claims: [], below: new Map() });
const keyOf = (segment: string): string => (isParameter(segment) ? ':' : segment);

function add(root: Node, claim: Claim): void {
  let node = root;
  for (const segment of claim.segments) {
    const next = node.below.get(keyOf(segment)) ?? emptyNode();
    node.below.set(keyOf(segment), next);
    node = next;
  }
  node.claims.push(claim);
}

const claimsIn = (node: Node): Claim[] => [
  ...node.claims,
  ...[...node.below.values()].flatMap(claimsIn),
];

/** Claims at, above and below the addresses of one. */
function rivalsOf(root: Node, { segments }: Claim): Claim[] {
  let nodes = [root];
  const found: Claim[] = [];
  for (const segment of segments) {
    found.push(...nodes.flatMap(({ claims }) => claims));
    nodes = nodes.flatMap(({ below }) =>
      isParameter(segment)
        ? [...below.values()]
        : [below.get(segment), below.get(':')].filter((node) => node !== undefined),
    );
  }
  return [...found, ...nodes.flatMap(claimsIn)];
}

/**
 * Every address has one remote, and those below an address belong to the remote of that address. Of a page
 * the first reason for each other remote is reported.
 */
export function checkPaths(
  declared: readonly (readonly [name: string, declaration: RemoteDeclaration])[],
): DeclarationProblem[] {
  const problems: DeclarationProblem[] = [];
  const root = emptyNode();
  const reported = new Set<string>();
  for (const claim of declared.flatMap(([name, declaration]) => claimsOf(name, declaration))) {
    for (const other of rivalsOf(root, claim)) {
      const what = clash(claim, other);
      if (what === null) continue;
      const key = `${claim.remote} ${claim.page} ${other.remote}`;
      if (reported.has(key)) continue;
      reported.add(key);
      problems.push({ name: claim.remote, field: claim.field, what });
    }
    add(root, claim);
  }
  return problems;
}
