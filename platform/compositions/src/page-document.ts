import type { ExposeFiles } from './build.contract';
import type { PageDeclarations } from './declared';
import type { PageSite } from './page-site';

/** A build as the page needs it. Files are relative to `filesUrl`. */
export interface PageBuild {
  /** URL of the build's folder: its identity in a page. */
  readonly base: string;
  /** The files are also in the folder that the builds of this name share, and loaded from there. */
  readonly sharedFiles?: true;
  readonly version: string;
  readonly contract: number;
  readonly entry: ExposeFiles;
  /**
   * Hashes of the files that the page itself requests; those of the other files are in the build's
   * entry.
   */
  readonly integrity: Readonly<Record<string, string>>;
  readonly exposes: Readonly<Record<string, ExposeFiles>>;
  /** Files that the build requests once the page of this route runs. */
  readonly later?: readonly string[];
  readonly locales: Readonly<Record<string, readonly string[]>>;
  /** Its runtime has neither hashes nor the page's policy: the page loads its scripts. */
  readonly adopted?: true;
}

/** Where a page finds the builds that its HTML omits. */
export interface RestPointer {
  /** Path below the URL of all builds, e.g. `_compositions/{hash}-{digest}.json`. */
  readonly file: string;
  /** Hash of the file's bytes: only these are accepted. */
  readonly integrity: string;
  /** The page runs the last good composition: replaced builds come before their successors. */
  readonly isLastGood?: true;
}

/**
 * A composition as it is written into the HTML: no address of a remote is in the shell's own build.
 */
export interface PageComposition {
  readonly hash: string;
  readonly contract: number;
  readonly shell: PageBuild;
  readonly remotes: Readonly<Record<string, PageBuild>>;
  /** Last good builds of remotes: the fallback when the one in `remotes` cannot be loaded. */
  readonly previous: Readonly<Record<string, PageBuild>>;
  /** Where the builds are that the page omits; without it, all of them are in the page. */
  readonly rest?: RestPointer;
  /** Pages and widgets of all remotes; missing where no shell reads them. */
  readonly declared?: PageDeclarations;
}

/** Settings that depend on the server, not on the builds. Paths have no trailing slash. */
export interface PageConfig extends PageSite {
  readonly apiBase: string;
  readonly mediaBase: string;
  readonly channel: string;
  readonly revision: number;
  /** Language of the restaurant, when it was known in time; empty otherwise. */
  readonly language: string;
  /**
   * Names of the restaurant's modules that are on, when they were known in time; null otherwise.
   */
  readonly modules: readonly string[] | null;
  /** Origins from which an override may load a remote. */
  readonly origins: readonly string[];
  /**
   * Which pages this document shows, where the channel pays in a separate document: those of the
   * payment or all others. Missing: all pages.
   */
  readonly document?: 'payment' | 'storefront';
  /** Address of `ChannelUpdates`; empty where sessions are not pinned (development). */
  readonly newsUrl: string;
}

/** An arm in the page: its buckets, and its builds that replace the composition's. */
export interface PageArm {
  readonly name: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
  /** Switched off: its visitors get control. */
  readonly isOff: boolean;
  readonly builds: Readonly<Record<string, PageBuild>>;
  /** Of the remotes whose declaration differs with these builds: they replace the composition's. */
  readonly declared?: PageDeclarations;
}

export interface PageExperiment {
  readonly name: string;
  readonly salt: string;
  /** Another text whenever the arm of any visitor may have changed. */
  readonly allocation: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
  readonly forces?: { readonly module: string; readonly arm: string };
  readonly arms: readonly PageArm[];
}

/**
 * The JSON document inside the HTML: the channel as it is now, and all that its arms are made of.
 */
export interface PageDocument {
  readonly config: PageConfig;
  readonly composition: PageComposition;
  readonly experiments: readonly PageExperiment[];
  /** As `ChannelRevision` names them. */
  readonly variants: Readonly<Record<string, string>>;
  readonly revoked: readonly string[];
}
