import type { Survivor } from './mutation-report';

/**
 * Mutants that no test can or should kill, with the reason in one line. `original` and
 * `replacement` as `npm run mutants` prints them; the line is not named, since it moves.
 */
interface Explanation extends Pick<Survivor, 'file' | 'original' | 'replacement'> {
  readonly reason: string;
}

const explanations: readonly Explanation[] = [];

/** The reason why a survivor remains; null when none is given. */
export function explanationOf({ file, original, replacement }: Survivor): string | null {
  const found = explanations.find(
    (entry) =>
      entry.file === file && entry.original === original && entry.replacement === replacement,
  );
  return found?.reason ?? null;
}
