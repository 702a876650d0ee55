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

/**
 * The pages of several builds together; of one address the first row counts. Null when none says where its
 * pages are.
 */
export function joinScreens(all: readonly PublishedScreens[]): Screens | null {
  const [first] = all;
  if (first === undefined) return null;
  const pages = new Map<string, Screen>();
  for (const screens of all)
    for (const [address, screen] of Object.entries(screens.pages))
      if (!pages.has(address)) pages.set(address, screen as Screen);
  return {
    root: first.root,
    pages: Object.fromEntries(pages),
    stored: all.flatMap(({ stored = [] }) => stored),
    repeated: all.flatMap(({ repeated = [] }) => repeated),
    last: all.flatMap(({ last = [] }) => last),
    rest: all.find(({ rest }) => rest !== undefined)?.rest ?? '',
  };
}

/** The heading as a composition shows it. */
export const headingOf = ({ heading }: Screen, texts: Texts): string =>
  typeof heading === 'string' ? texts(heading) : heading.text;
