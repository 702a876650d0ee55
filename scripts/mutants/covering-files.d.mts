interface TestOfFile {
  readonly id: string;
  readonly file: string;
  readonly ms: number;
}

export function coveringFiles(
  tests: readonly TestOfFile[],
  covering: readonly string[] | undefined,
  mutated: string,
): readonly { readonly file: string; readonly pattern: string | undefined }[];
