import { writeFile } from 'node:fs/promises';
import { InvalidArgumentError } from 'commander';
import { findExperiment } from '../../experiments/change-experiment';
import { readExperimentFigures } from '../../experiments/read-figures';
import { makeReport } from '../../experiments/report/make-report';
import { reportCsv } from '../../experiments/report/report-csv';
import { reportLines } from '../../experiments/report/report-lines';
import { reportPage } from '../../experiments/report/report-page';
import { countedUntil } from '../../experiments/counted-until';
import { sharesSince } from '../../experiments/unchanged-since';
import { currentRevision, StoreError } from '../../store';
import { readName } from '../experiment-options';
import { type ApiFlags, figuresApi, withApiOptions } from '../figures-options';
import { readChannel } from '../options';
import type { Verb } from '../verb';

function readTime(text: string): Date {
  const time = Date.parse(text);
  if (!Number.isFinite(time))
    throw new InvalidArgumentError(
      'Give a day like 2026-11-01 or a time like 2026-11-01T18:00:00Z.',
    );
  return new Date(time);
}

interface ReportFlags extends ApiFlags {
  readonly since?: Date;
  readonly html?: string;
  readonly csv?: string;
}

/** `experiment report <channel> <name>`. */
export const addReport: Verb = (program, { store, output }) => {
  const command = program
    .command('report')
    .description(
      'what the arms did: visitors, failures, conversion, order value, speed, and whether the figures can be trusted',
    )
    .argument('<channel>', 'stable', readChannel)
    .argument('<name>', 'of the experiment', readName)
    .option(
      '--since <time>',
      'count from here; without it from the last change of the shares, or an arm switched on',
      readTime,
    )
    .option('--html <file>', 'write it as one page too')
    .option('--csv <file>', 'write its figures as CSV, for another statistics package');
  withApiOptions(command).action(async (channel: string, name: string, flags: ReportFlags) => {
    const current = await currentRevision(store(), channel);
    const experiment = findExperiment(current, channel, name);
    if (!current) throw new StoreError(`nothing was promoted on channel ${channel} yet`);
    const since = flags.since ?? (await sharesSince(store(), channel, current, name));
    const figures = await readExperimentFigures(
      await figuresApi(store(), flags),
      name,
      { since, until: countedUntil(experiment) },
      channel,
    );
    const report = makeReport(channel, experiment, figures, new Date());
    if (flags.html !== undefined) await writeFile(flags.html, reportPage(report));
    if (flags.csv !== undefined)
      await writeFile(flags.csv, reportCsv(channel, experiment, figures));
    const { result, style } = output();
    result(report, [
      ...reportLines(report, style),
      ...[flags.html, flags.csv].flatMap((file) =>
        file === undefined ? [] : [`  written to ${file}`],
      ),
    ]);
  });
};
