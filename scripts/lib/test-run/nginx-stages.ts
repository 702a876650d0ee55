import type { Stage, StageOutcome } from './run-stage';

const REASON = 'no nginx was found';

/** The stages to run without nginx, and the outcomes of those that need it and are not run. */
export function withoutNginx(stages: readonly Stage[]): {
  stages: Stage[];
  notRun: StageOutcome[];
} {
  const left = stages.flatMap((stage): Stage[] => {
    if (stage.nginx === undefined) return [stage];
    return stage.nginx === 'all'
      ? []
      : [
          {
            ...stage,
            args: [
              ...stage.args,
              '--grep-invert',
              stage.nginx.file.replaceAll('.', '\\.'),
              '--pass-with-no-tests',
            ],
          },
        ];
  });
  const missing = stages
    .filter(({ nginx }) => nginx !== undefined)
    .map((stage) =>
      stage.nginx === 'all' || stage.nginx === undefined
        ? stage
        : { ...stage, name: stage.nginx.file },
    );
  return {
    stages: left,
    notRun: missing.map((stage) => ({ stage, isOk: false, ms: 0, output: '', notRun: REASON })),
  };
}
