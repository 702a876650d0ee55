/** A line that must be rejected: its file, its text, and the rule that reports it. */
export interface PlantedImport {
  readonly border: string;
  readonly file: string;
  readonly code: string;
  /** Of the linter; of an import the name of a rule of `.dependency-cruiser.cjs`. */
  readonly rule: string;
}

/** An import of another part. */
export const crossing = (
  border: string,
  file: string,
  code: string,
  rule = 'parts-import-as-declared',
): PlantedImport => ({ border, file, code, rule });
