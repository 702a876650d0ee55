/** What this project reads of a package-lock.json. */
export interface Lock {
  packages: Record<string, LockEntry>;
}

export interface LockEntry {
  readonly version?: string;
  readonly resolved?: string;
  integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly engines?: { readonly node?: string };
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export function missingPackages(lock: Lock): { name: string; version: string; dev: boolean }[];
export function completeLock(lock: Lock): string[];
