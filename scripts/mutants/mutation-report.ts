import { z } from 'zod';

const place = z.object({ line: z.number(), column: z.number() });

/** Part of the report of Stryker that is read (mutation-testing-report-schema 2). */
const reportSchema = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          mutatorName: z.string(),
          replacement: z.string().optional(),
          status: z.string(),
          /** Whether it is active while a module loads, in a test or outside of the tests. */
          static: z.boolean().optional(),
          location: z.object({ start: place, end: place }),
        }),
      ),
    }),
  ),
});

/** A mutant that no test has killed. */
export interface Survivor {
  /** Path relative to the project. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The code that was replaced, and the code in its place, each in one line. */
  readonly original: string;
  readonly replacement: string;
  readonly isCovered: boolean;
}

export interface MutationResult {
  readonly killed: number;
  readonly survivors: readonly Survivor[];
}

/**
 * Counts the report of a run. Mutants that were left out or do not compile count neither as killed
 * nor as survivors; nor do those of a module that a test imports while it runs: Stryker runs only
 * this test for them. Throws `ZodError` for a report of another shape.
 */
export function readMutationReport(text: string): MutationResult {
  const { files } = reportSchema.parse(JSON.parse(text));
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.filter((mutant) => !mutant.static).map((mutant) => ({ file, source, mutant })),
  );
  const withStatus = (...statuses: readonly string[]) =>
    all.filter(({ mutant }) => statuses.includes(mutant.status));
  return {
    killed: withStatus('Killed', 'Timeout').length,
    survivors: withStatus('Survived', 'NoCoverage').map(({ file, source, mutant }) => ({
      file,
      line: mutant.location.start.line,
      original: oneLine(cutOut(source, mutant.location)),
      replacement: oneLine(mutant.replacement ?? mutant.mutatorName),
      isCovered: mutant.status === 'Survived',
    })),
  };
}

type Location = { start: z.infer<typeof place>; end: z.infer<typeof place> };

function cutOut(source: string, { start, end }: Location): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = (lines.at(-1) ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n');
}

const oneLine = (code: string): string => code.replaceAll(/\s+/g, ' ').trim();
