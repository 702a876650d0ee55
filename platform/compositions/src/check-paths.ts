import type { DeclarationProblem } from './check-declaration';
import type { RemoteDeclaration } from './declaration.contract';
import { overlap } from './route-paths';
import { isParameter } from './find-row';

/** An address that a declaration names. */
interface Claim {
  readonly remote: string;
  readonly path: string;
  readonly segments: readonly string[];
  readonly field: string;
  /** Field of its page. */
  readonly page: string;
}

const listClaims = (remote: string, { pages }: RemoteDeclaration): Claim[] =>
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
const toShape = ({ segments }: Claim): string =>
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
    const isTwice = toShape(claim) === toShape(other);
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

/** Whether two claims may stand for addresses of one beginning: most pairs do not. */
const isNear = ({ segments: [one = ''] }: Claim, { segments: [other = ''] }: Claim): boolean =>
  one === other || isParameter(one) || isParameter(other);

/**
 * Every address has one remote, and those below an address belong to the remote of that address. Of a page
 * the first reason for each other remote is reported.
 */
export function checkPaths(
  declared: readonly (readonly [name: string, declaration: RemoteDeclaration])[],
): DeclarationProblem[] {
  const problems: DeclarationProblem[] = [];
  const reported = new Set<string>();
  const known: Claim[] = [];
  for (const claim of declared.flatMap(([name, declaration]) => listClaims(name, declaration))) {
    for (const other of known.filter((it) => isNear(it, claim))) {
      const what = clash(claim, other);
      if (what === null) continue;
      const key = `${claim.remote} ${claim.page} ${other.remote}`;
      if (reported.has(key)) continue;
      reported.add(key);
      problems.push({ name: claim.remote, field: claim.field, what });
    }
    known.push(claim);
  }
  return problems;
}
