import { forPage } from '@storefront/compositions/declared';
import type { PageDeclarations } from '@storefront/loader/page';
import { earlierRemotes } from './earlier-remotes';
import { declarationFrom } from './stored-declaration';

/** What pages of builds from before declarations contain. */
const earlierDeclarations: PageDeclarations = Object.fromEntries(
  Object.entries(earlierRemotes).map(([name, declaration]) => [
    name,
    { ...forPage(declaration, () => false), isEarlier: true },
  ]),
);

function readable(declared: unknown): PageDeclarations[string] | null {
  try {
    return declarationFrom(declared);
  } catch {
    return null; // the declaration of the replaced build applies
  }
}

/**
 * The declarations of a page, by default those that the shell states, with those of the builds that this
 * tab uses instead.
 */
export const otherDeclarations = (
  declared: PageDeclarations = earlierDeclarations,
  builds: Readonly<Record<string, { readonly declared?: unknown }>> = {},
): PageDeclarations => ({
  ...declared,
  ...Object.fromEntries(
    Object.entries(builds).flatMap(([name, build]) => {
      const own = readable(build.declared);
      return own ? [[name, own]] : [];
    }),
  ),
});
