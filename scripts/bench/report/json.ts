import { cpus } from 'node:os';
import type { MenuReport } from '../menu/main';
import type { PageReport } from '../page/main';
import type { TapReport } from '../tap/main';
import type { Goal } from './goals';

/** Everything that was measured. */
export interface Report {
  readonly page: PageReport | null;
  readonly tap: TapReport | null;
  readonly goals: readonly Goal[];
  readonly menu: MenuReport | null;
}

/** The report as one JSON document: medians, every run, and the requests of the typical one. */
export function reportJson(report: Report): string {
  const [processor] = cpus();
  const document = {
    at: new Date().toISOString(),
    machine: { node: process.version, processors: cpus().length, model: processor?.model ?? '' },
    ...report,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
