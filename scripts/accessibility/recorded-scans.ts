import { z } from 'zod';

/** What `expectAccessible` attaches, `AccessibilityScan` of e2e. */
const Scan = z.object({
  path: z.string(),
  part: z.string(),
  look: z.string(),
  colorScheme: z.enum(['light', 'dark']),
  viewport: z.string(),
  axe: z.string(),
  browser: z.string(),
  passed: z.array(z.string()),
  undecided: z.array(z.string()),
  problems: z.array(z.string()),
});
type Scan = z.infer<typeof Scan>;

const Attachment = z.object({ name: z.string(), body: z.string().optional() });
const Spec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({ results: z.array(z.object({ attachments: z.array(Attachment).default([]) })) }),
  ),
});
const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional();
  },
});
const Report = z.object({ suites: z.array(Suite) });

/** A scan with the title of its test. */
export interface RecordedScan extends Scan {
  readonly test: string;
}

const decoded = (body: string): Scan =>
  Scan.parse(JSON.parse(Buffer.from(body, 'base64').toString('utf8')));

const scansOf = (suite: z.infer<typeof Suite>): RecordedScan[] => [
  ...suite.specs.flatMap(({ title, tests }) =>
    tests
      .flatMap(({ results }) => results.at(-1)?.attachments ?? [])
      .flatMap(({ name, body }) =>
        name === 'accessibility' && body !== undefined ? [{ ...decoded(body), test: title }] : [],
      ),
  ),
  ...(suite.suites ?? []).flatMap(scansOf),
];

/** The scans in a report of Playwright's reporter `json`, in the order of the tests. */
export const recordedScans = (report: unknown): RecordedScan[] =>
  Report.parse(report).suites.flatMap(scansOf);
