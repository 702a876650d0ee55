import { z } from 'zod';

/**
 * The version of what the shell's `headOf` returns. Another meaning of a field is another version; an edge
 * ignores fields that it does not read.
 */
const VERSION = 1;

/** Longest answer in characters: 5,000 items take 0.4 million. */
export const MAX_CHARACTERS = 2_000_000;

const text = (most: number) => z.string().max(most);

/** A path below the media of the site: no other folder, no other host, no character of an attribute. */
const MediaPath = z
  .string()
  .max(500)
  .regex(/^(?!\.{1,2}(?:\/|$))[\w%.~!*()-]+(?:\/(?!\.{1,2}(?:\/|$))[\w%.~!*()-]+)*$/);
const OptionalPath = z.union([z.literal(''), MediaPath]);
const Colour = z.string().regex(/^#[0-9a-f]{3,8}$/i);

const Cover = z.object({
  path: MediaPath,
  widths: z.array(z.tuple([MediaPath, z.int().positive().max(10_000)])).max(20),
  sizes: text(200),
});

const App = z.object({
  shortName: text(100),
  background: Colour,
  categories: z.array(z.string().regex(/^[a-z-]{1,40}$/)).max(10),
  touchIcon: MediaPath,
  icons: z
    .array(
      z.object({
        path: MediaPath,
        size: z.int().positive().max(2048),
        purpose: z.enum(['any', 'maskable']),
      }),
    )
    .max(10),
});

/** Fields of schema.org that contain an address: of the site alone. */
const ADDRESSES: ReadonlySet<string> = new Set([
  ...['@id', 'contentUrl', 'image', 'logo', 'sameAs', 'target', 'thumbnailUrl', 'url'],
]);

/** Throws for JSON that is no object, or that contains an address of its own. */
function readStructured(json: string): object {
  const value: unknown = JSON.parse(json, (key, it: unknown) => {
    if (ADDRESSES.has(key) && typeof it === 'string') throw new Error(`${key} is an address`);
    return it;
  });
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('no object');
  return value;
}

const Structured = text(200_000).transform((json, context) => {
  try {
    return readStructured(json);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
});

const Notices = z.object({
  noScripts: text(1000),
  open: text(200),
  unavailable: text(1000),
  phone: text(100),
  order: text(200),
});

const Plain = z.object({
  file: z.string().regex(/^[a-z-]{1,40}\.html$/),
  texts: z.record(z.string().regex(/^[a-z]{2}(?:-[a-z]{2})?$/i), Notices),
});

const Lists = z.record(text(40), z.record(text(300), z.array(text(300)).max(1000)));

/** What the shell states about a restaurant: data of a build, hostile until it is read. */
export const HeadContract = z.object({
  version: z.literal(VERSION),
  id: z.number(),
  name: z.string().min(1).max(2000),
  description: text(5000),
  language: z.string().regex(/^[a-z]{2}(?:-[a-z]{2})?$/i),
  locale: z.string().regex(/^[a-z]{2}_[A-Z]{2}$/),
  colour: Colour,
  look: z.string().regex(/^[a-z]{0,20}$/),
  scheme: z.enum(['light', 'dark', 'light dark']),
  phone: text(100),
  modules: z.array(text(100)).max(500),
  cover: Cover.nullable(),
  shareImage: OptionalPath,
  logo: OptionalPath,
  app: App,
  structured: Structured,
  opening: text(200),
  timeZone: text(64),
  lists: Lists,
  plain: Plain.nullish(),
});
export type HeadContract = z.infer<typeof HeadContract>;
