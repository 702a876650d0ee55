import type { Explanation } from './explained/explanation';
import type { Survivor } from './mutation-report';

const explanations: readonly Explanation[] = [];

/** The reason why a survivor remains; null when none is given. */
export function explanationOf({ file, original, replacement }: Survivor): string | null {
  const found = explanations.find(
    (entry) =>
      entry.file === file && entry.original === original && entry.replacement === replacement,
  );
  return found?.reason ?? null;
}
