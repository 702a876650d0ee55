/**
 * A line that must be rejected, most of them imports: its file, its text, and the rule of the
 * linter that reports it.
 */
export interface PlantedImport {
  readonly border: string;
  readonly file: string;
  readonly code: string;
  readonly rule:
    | 'boundaries/dependencies'
    | 'no-restricted-imports'
    | 'no-restricted-properties'
    | 'no-restricted-syntax'
    | 'id-denylist'
    | 'glossary/plain-terms'
    | 'platform/product-words'
    | 'max-len';
}

/** An import of another element of the map. */
export const crossing = (border: string, file: string, code: string): PlantedImport => ({
  border,
  file,
  code,
  rule: 'boundaries/dependencies',
});

/** An import of a package, or by a path, that the element may not use. */
export const banned = (border: string, file: string, code: string): PlantedImport => ({
  border,
  file,
  code,
  rule: 'no-restricted-imports',
});
