import type { BuildRecord } from './build.contract';
import { type DeclarationProblem, type Find, beginning } from './check-declaration';
import { checkPaths } from './check-paths';
import type { RemoteDeclaration, ShellDeclaration } from './declaration.contract';
import { declarationOf } from './declared';

type Declared = readonly [remote: BuildRecord, declaration: RemoteDeclaration];

const PATHS = '@storefront/shared-domain/paths';

/** Problems of what a declaration names of its shell. */
function checkOffers(
  find: Find,
  { pages, widgets = [] }: RemoteDeclaration,
  offers: ShellDeclaration,
): void {
  const known = (field: string, name: string | undefined, names: readonly string[]): boolean => {
    if (name === undefined || names.includes(name)) return true;
    find(
      field,
      names.length === 0
        ? `the shell has no ${name}, and none at all: remove it`
        : `the shell has no ${name}: use one of ${names.join(', ')}`,
    );
    return false;
  };
  const slots = Object.keys(offers.slots);
  pages.forEach(
    ({ guard, early, slots: shown = [], startSlots = [], parts = [], rendered }, index) => {
      const at = `pages[${index}]`;
      known(`${at}.guard`, guard, offers.guards);
      known(`${at}.early`, early, offers.early);
      shown.forEach((slot, place) => known(`${at}.slots[${place}]`, slot, slots));
      startSlots.forEach((slot, place) => known(`${at}.startSlots[${place}]`, slot, shown));
      parts.forEach((part, place) =>
        known(`${at}.parts[${place}]`, part, Object.keys(offers.parts)),
      );
      rendered?.queries?.forEach(({ parameters }, form) => {
        for (const [name, { in: list }] of Object.entries(parameters))
          known(`${at}.rendered.queries[${form}].parameters.${name}.in`, list, offers.lists);
      });
    },
  );
  widgets.forEach(({ slot, props }, index) => {
    const at = `widgets[${index}]`;
    if (!known(`${at}.slot`, slot, slots)) return;
    const passed = offers.slots[slot]?.props;
    if (passed !== props)
      find(`${at}.props`, `the shell passes version ${passed} to ${slot}: build against it`);
  });
}

/** A slot has one widget, unless it is shared. */
function checkSlots(declared: readonly Declared[], offers: ShellDeclaration): DeclarationProblem[] {
  const filled = new Map<string, string>();
  return declared.flatMap(([{ name }, { widgets = [] }]) =>
    widgets.flatMap(({ widget, slot }, index) => {
      const [first, own] = [filled.get(slot), `${name}/${widget}`];
      filled.set(slot, own);
      if (first === undefined || offers.slots[slot]?.isShared) return [];
      const what = `${first} and ${own} fill ${slot}, which has place for one: remove one`;
      return [{ name, field: `widgets[${index}].slot`, what }];
    }),
  );
}

/** Customers pay in the pages of one remote: its document has the builds of no other. */
function checkPayment(declared: readonly Declared[]): DeclarationProblem[] {
  const paying = declared.flatMap(([{ name }, { pages }]) => {
    const index = pages.findIndex(({ isOfPayment }) => isOfPayment);
    return index < 0 ? [] : [{ name, field: `pages[${index}].isOfPayment` }];
  });
  const [first, ...others] = paying;
  return others.map((other) => ({
    ...other,
    what: `${first?.name} and ${other.name} have pages of the payment: one remote can`,
  }));
}

/** Each name of a link is of one page, and each link of a remote to another one has its page. */
function checkLinks(
  declared: readonly Declared[],
  { links: ofShell }: Pick<ShellDeclaration, 'links'>,
): DeclarationProblem[] {
  const owners = new Map<string, { readonly name: string; readonly at: string }>();
  const problems: DeclarationProblem[] = [];
  for (const [{ name }, { pages }] of declared)
    pages.forEach(({ links = [], dialogs = [] }, index) => {
      const at = `pages[${index}]`;
      const own = [
        [at, links] as const,
        ...dialogs.map((dialog, place) => [`${at}.dialogs[${place}]`, dialog.links ?? []] as const),
      ];
      for (const [field, link] of own.flatMap(([of, names]) =>
        names.map((it) => [of, it] as const),
      )) {
        const other = owners.get(link);
        if (other === undefined) owners.set(link, { name, at: field });
        else
          problems.push({
            name,
            field: `${field}.links`,
            what: `${link} is ${other.at} of ${other.name}, too: choose another name`,
          });
      }
    });
  const used = [
    ['shell', ofShell] as const,
    ...declared.map(
      ([{ name, shared }]) => [name, beginning(shared[PATHS] ?? [], 'paths.')] as const,
    ),
  ];
  const missing = used.flatMap(([name, links]) =>
    links
      .filter((link) => !owners.has(link))
      .map((link) => ({
        name,
        field: 'pages of other remotes',
        what: `it links to ${link}, which no remote declares: add the remote with that page`,
      })),
  );
  return [...problems, ...missing];
}

/** Where customers continue without a dialog is a page. */
function checkWithout(declared: readonly Declared[]): DeclarationProblem[] {
  const paths = new Set(declared.flatMap(([, { pages }]) => pages.map(({ path }) => path)));
  return declared.flatMap(([{ name }, { pages }]) =>
    pages.flatMap(({ dialogs = [] }, index) =>
      dialogs.flatMap(({ without }, place) =>
        without === undefined || paths.has(without)
          ? []
          : [
              {
                name,
                field: `pages[${index}].dialogs[${place}].without`,
                what: `no remote has a page "${without}": name the path of one`,
              },
            ],
      ),
    ),
  );
}

/** Problems of the declarations of builds that are to be served together. */
export function checkDeclarations(
  shell: BuildRecord,
  remotes: readonly BuildRecord[],
): DeclarationProblem[] {
  const { offers } = shell;
  if (offers === undefined) return [];
  const problems: DeclarationProblem[] = [];
  const declared = remotes.flatMap((remote): Declared[] => {
    const { name } = remote;
    const find: Find = (field, what) => void problems.push({ name, field, what });
    const declaration = declarationOf(shell, remote);
    if (declaration === null) {
      find('the whole', 'it has none, and the shell states none for its earlier builds: add it');
      return [];
    }
    checkOffers(find, declaration, offers);
    return [[remote, declaration]];
  });
  return [
    ...problems,
    ...checkSlots(declared, offers),
    ...checkPayment(declared),
    ...checkPaths(declared.map(([{ name }, declaration]) => [name, declaration])),
    ...checkWithout(declared),
    ...checkLinks(declared, offers),
  ];
}
