import { z } from 'zod';

/** Names that a declaration uses: of pages, widgets, guards, slots, chunks. */
const Name = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/)
  .max(60);
/** A key of a catalogue with its namespace, e.g. `remote-a:page.title`. */
const TextKey = z
  .string()
  .regex(/^[a-z][a-z0-9-]*:[\w.-]+$/)
  .max(120);
/**
 * Segments of a path without slashes at its ends; a segment `:name` stands for any text. Of a page it
 * follows the restaurant, of a dialog its page. The home is empty.
 */
const PagePath = z
  .string()
  .regex(/^$|^:?[a-z][a-z0-9-]*(\/:?[a-z][a-z0-9-]*)*$/)
  .max(120);

/**
 * Names by which the shell and other remotes link to it: those of `paths` of shared-domain, or new ones,
 * which `$links` of shared-domain has.
 */
const Links = z
  .array(
    z
      .string()
      .regex(/^[a-z]\w*$/i)
      .max(60),
  )
  .max(20)
  .optional();

/** One parameter of a query: which values a rendered page accepts. Exactly one of the first five. */
export const QueryParameter = z.object({
  values: z.array(z.string().max(60)).min(1).max(20).optional(),
  uuid: z.literal(true).optional(),
  /** Any text: only of a page with `data`, which is rendered for each request. */
  any: z.literal(true).optional(),
  /** Id in one of the shell's lists of what a restaurant has. */
  in: Name.optional(),
  /** A group of that list in which the item of the named parameter is. */
  groupOf: z.string().max(60).optional(),
  optional: z.literal(true).optional(),
});
export type QueryParameter = z.infer<typeof QueryParameter>;

/** One form of a query; other parameters than these leave the page to the browser. */
export const QueryForm = z.object({
  parameters: z.record(z.string().regex(/^\w{1,40}$/), QueryParameter),
  /** Module of restaurants whose build shows the page in every arm. */
  module: z.string().max(60).optional(),
});
export type QueryForm = z.infer<typeof QueryForm>;

/** How the edge renders a page. */
export const RenderedPageRule = z.object({
  /** Minutes after which a screen is no longer true; missing when it is while the data is the same. */
  freshMinutes: z
    .int()
    .positive()
    .max(24 * 60)
    .optional(),
  /** Forms of its query; missing: none. */
  queries: z.array(QueryForm).min(1).max(10).optional(),
  /** Path at the API of its personal data, with parameters in braces: `/order/uuid/{token}`. */
  data: z
    .string()
    .regex(/^(\/[\w{}-]+)+$/)
    .max(120)
    .optional(),
});
export type RenderedPageRule = z.infer<typeof RenderedPageRule>;

/** A dialog with an address below its page. */
const DeclaredDialog = z.object({
  path: PagePath.min(1),
  /** Exposed as `./pages/{page}`. */
  page: Name,
  /** Heading of the dialog; missing for one that may redirect. */
  heading: TextKey.optional(),
  links: Links,
  /** Where a customer continues when the dialog, which is optional, cannot be loaded. */
  without: PagePath.optional(),
});

/** A page of a remote. */
export const DeclaredPage = z.object({
  path: PagePath,
  /** Exposed as `./pages/{page}`. */
  page: Name,
  /** One of the shell's guards. */
  guard: Name.optional(),
  /**
   * What its level-1 heading shows, by which a visitor and the gate recognize the page: a text, the name of
   * the restaurant or of the item in its query.
   */
  heading: z.union([TextKey, z.enum(['restaurant', 'item'])]),
  /** Title of the document; missing: the heading. */
  title: TextKey.optional(),
  links: Links,
  dialogs: z.array(DeclaredDialog).max(20).optional(),
  /** The shell's slots that the page shows; those over every page need no mention. */
  slots: z.array(Name).max(20).optional(),
  /** Those of them whose widgets are part of its start. */
  startSlots: z.array(Name).max(20).optional(),
  /** Parts of the shell that the page requests once it runs. */
  parts: z.array(Name).max(20).optional(),
  /** Chunks of the remote that the page requests once it runs. */
  later: z.array(Name).max(20).optional(),
  /** The shell's early script that acts in its HTML before the application has started. */
  early: Name.optional(),
  /** Addresses below it that no page has lead to it. */
  catchesBelow: z.literal(true).optional(),
  /** Its document is that of the payment where a channel pays in a separate one. */
  isOfPayment: z.literal(true).optional(),
  /** Only with this module of a restaurant is it shown at its address. */
  module: z.string().max(60).optional(),
  /** With this module another address shows it. */
  withoutModule: z.string().max(60).optional(),
  /**
   * Rendered, it has nothing to do before an interaction, and shows nothing of a person: its application
   * starts with the first one.
   */
  startsOnInteraction: z.literal(true).optional(),
  /** Missing: the browser renders it. */
  rendered: RenderedPageRule.optional(),
});
export type DeclaredPage = z.infer<typeof DeclaredPage>;

/** A widget of a remote in a slot of the shell. */
const DeclaredWidget = z.object({
  /** Exposed as `./widgets/{widget}`. */
  widget: Name,
  slot: Name,
  /** Version of the slot's props that it reads. */
  props: z.int().positive(),
});

/** What a remote states about itself in `src/declaration.ts`; its build checks it. */
export const RemoteDeclaration = z.object({
  pages: z.array(DeclaredPage).max(200),
  widgets: z.array(DeclaredWidget).max(50).optional(),
  /** Editions → the module of restaurants that selects it, or null where only experiments do. */
  editions: z.record(Name, z.object({ module: z.string().max(60).nullable() })).optional(),
  /** Names of the bus that it fires or listens to, e.g. `newsBus.read`. */
  events: z
    .object({
      publishes: z.array(z.string().max(80)).max(200).optional(),
      subscribes: z.array(z.string().max(80)).max(200).optional(),
    })
    .optional(),
  /** Names of the stored values that it reads or writes. */
  stored: z.array(z.string().max(80)).max(100).optional(),
  /** Without it nothing can be ordered: where its part fails, the shell offers another way. */
  neededToOrder: z.literal(true).optional(),
  /** Stories of the gate → what a passed one proves, as a sentence. */
  capabilities: z.record(Name, z.string().min(1).max(300)).optional(),
  /** Bytes after gzip that a customer waits for at most, by expose; the gate's limits are upper bounds. */
  budgets: z
    .record(z.string().regex(/^\.\/(pages|widgets)\/[\w-]+$/), z.int().positive())
    .optional(),
});
export type RemoteDeclaration = z.infer<typeof RemoteDeclaration>;

/** A place in the shell for widgets of remotes. */
const OfferedSlot = z.object({
  /** Version of the props that it passes. */
  props: z.int().positive(),
  /** Shows the widgets of several remotes; otherwise a second one is refused. */
  isShared: z.literal(true).optional(),
});

/** What a shell states about itself in `src/declaration.ts`. */
export const ShellDeclaration = z.object({
  /** Tag of its default language. */
  language: z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/),
  /** Names of the guards of pages. */
  guards: z.array(Name),
  slots: z.record(Name, OfferedSlot),
  /** Screens and documents that it renders without a remote. */
  screens: z.array(Name),
  /** Links of its own to pages, by the names that remotes declare. */
  links: z.array(z.string().max(60)),
  /** Lists of what a restaurant has, for parameters of queries. */
  lists: z.array(Name),
  /** Parts that pages name → the names of their chunks. */
  parts: z.record(Name, z.array(Name)),
  /** Early scripts that pages name: an entry each. */
  early: z.array(Name),
  /** Declarations of the builds of remotes from before they had one, for the present contract. */
  earlier: z.record(z.string().regex(/^[a-z][a-z-]*$/), RemoteDeclaration),
});
export type ShellDeclaration = z.infer<typeof ShellDeclaration>;

/** Bytes of a declaration as JSON, at most. */
export const MAX_DECLARATION_BYTES = 20_000;
