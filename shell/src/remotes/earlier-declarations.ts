import { forPage, type PageDeclarations } from '@storefront/loader/page';
import { earlierRemotes } from '../addresses/earlier-remotes';

export const earlierDeclarations: PageDeclarations = Object.fromEntries(
  Object.entries(earlierRemotes).map(([name, declaration]) => [
    name,
    { ...forPage(declaration, () => false), isEarlier: true },
  ]),
);
