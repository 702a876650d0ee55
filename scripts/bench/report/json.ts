import { cpus } from 'node:os';
import type { BytesReport } from '../bytes/main';
import type { Breakdown } from '../bytes/breakdown';
import type { MenuReport } from '../menu/main';
import type { PageReport } from '../page/main';
import type { ServerReport } from '../server-speed';
import type { TapReport } from '../tap/main';
import type { Times } from '../times/main';
import type { Goal } from './goals';

/** Everything that was measured. */
export interface Report {
  readonly page: PageReport | null;
  readonly tap: TapReport | null;
  readonly server: ServerReport | null;
  readonly goals: readonly Goal[];
  readonly times: Times | null;
  readonly bytes: BytesReport | null;
  readonly menu: MenuReport | null;
}

const breakdown = ({ total, files, owners }: Breakdown) => ({
  total,
  files,
  owners: Object.fromEntries(owners),
});

/** The report as one JSON document: medians, every run, and the requests of the typical one. */
export function reportJson({ page, tap, server, goals, times, bytes, menu }: Report): string {
  const [processor] = cpus();
  const document = {
    at: new Date().toISOString(),
    machine: { node: process.version, processors: cpus().length, model: processor?.model ?? '' },
    page,
    tap,
    server,
    goals,
    timesMs: times,
    bytes: bytes && { composed: breakdown(bytes.composed), monolith: breakdown(bytes.monolith) },
    menu,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
