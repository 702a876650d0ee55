import { type RemoteDeclaration, type Route, hasParameters } from '@storefront/compositions';
import type { Entry, Screen, Texts } from '@storefront/compositions/story';
import { z } from 'zod';

const Address = z.string().max(200);
const Key = z.string().regex(/^[\w-]+:[\w.-]+$/);

/** What a build publishes about its pages; a story of it may have written it. */
export const PublishedScreens = z.strictObject({
  root: z.string().regex(/^\/[\w-]{1,60}$/),
  pages: z.record(
    Address,
    z.strictObject({
      heading: z.union([Key, z.strictObject({ text: z.string().min(1).max(200) })]),
      dialog: Key.optional(),
      query: z
        .string()
        .regex(/^\?[\w=&%.-]{0,200}$/)
        .optional(),
    }),
  ),
  stored: z
    .array(z.tuple([z.string().max(200), z.string().max(100_000)]))
    .max(20)
    .optional(),
  repeated: z.array(Address).max(20).optional(),
  last: z.array(Address).max(20).optional(),
  rest: Address.optional(),
});
export type PublishedScreens = z.infer<typeof PublishedScreens>;

/** How the pages of a composition are reached, and how one sees that they are shown. */
export interface Screens {
  /** Address of a restaurant. */
  readonly root: string;
  readonly pages: Readonly<Record<string, Screen>>;
  /** What a visitor needs in the storage of the browser to open them. */
  readonly stored: readonly Entry[];
  /** Addresses that are opened again and again in one document. */
  readonly repeated: readonly string[];
  /** Addresses that change what a document is for: they are opened last. */
  readonly last: readonly string[];
  /** Address of a small page that the browser renders. */
  readonly rest: string;
}

type Pages = Readonly<Record<string, Screen>>;

/** What a build states about pages, with its name. */
export interface ScreensOfBuild {
  readonly build: string;
  /** By the headings of its declaration. */
  readonly declared: Pages;
  /** What it publishes beside them. */
  readonly screens?: PublishedScreens | undefined;
}

/**
 * Pages and dialogs by the headings of a declaration. Not those whose heading or address depends on the
 * restaurant.
 */
export function declaredScreens({ pages }: Pick<RemoteDeclaration, 'pages'>): Pages {
  const rows = pages.flatMap(({ path, heading, dialogs = [], module, withoutModule }) => {
    if (!heading.includes(':') || module !== undefined || withoutModule !== undefined) return [];
    const key = heading as `${string}:${string}`;
    const below = dialogs.map((dialog) => {
      const over = dialog.heading as typeof key | undefined;
      const address = path === '' ? dialog.path : `${path}/${dialog.path}`;
      return [address, { heading: key, ...(over === undefined ? {} : { dialog: over }) }] as const;
    });
    return [[path, { heading: key }] as const, ...below];
  });
  return Object.fromEntries(rows.filter(([path]) => !hasParameters(path)));
}

/** Names of builds by address: that of the innermost page, which declares the address. */
const toOwners = (routes: readonly Route[]): ReadonlyMap<string, string | undefined> =>
  new Map(routes.map(({ path, pages }) => [path, pages.at(-1)?.remote]));

/**
 * The pages of several builds together. Rows count for addresses of the URL map whose page is one of the
 * build: no build decides how the pages of another one are judged. Of one address the first row counts:
 * the published one of a build before the one by its declaration.
 * Null when no build says where its pages are.
 */
export function joinScreens(
  all: readonly ScreensOfBuild[],
  routes: readonly Route[],
): Screens | null {
  const root = all.find(({ screens }) => screens !== undefined)?.screens?.root;
  if (root === undefined) return null;
  const owners = toOwners(routes);
  const pages = new Map<string, Screen>();
  for (const { build, declared, screens } of all)
    for (const [address, screen] of Object.entries({ ...declared, ...screens?.pages }))
      if (owners.get(address) === build && !pages.has(address))
        pages.set(address, screen as Screen);
  const own = (of: (screens: PublishedScreens) => readonly string[]): string[] =>
    all.flatMap(({ build, screens }) =>
      screens === undefined ? [] : of(screens).filter((address) => owners.get(address) === build),
    );
  return {
    root,
    pages: Object.fromEntries(pages),
    stored: all.flatMap(({ screens }) => screens?.stored ?? []),
    repeated: own(({ repeated = [] }) => repeated),
    last: own(({ last = [] }) => last),
    rest: own(({ rest }) => (rest === undefined ? [] : [rest]))[0] ?? '',
  };
}

/** The heading as a composition shows it. */
export const headingOf = ({ heading }: Screen, texts: Texts): string =>
  typeof heading === 'string' ? texts(heading) : heading.text;
