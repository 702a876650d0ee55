import { buildChanged } from '../lib/build-workspaces';
import { PlainError, say } from '../lib/say';
import { type AttackReport, attack } from './attack';

const FULL = { calls: 100_000, sockets: 10_000 };
const SHORT = { calls: 600, sockets: 200 };
const MAX_SHOWN = 20;

function option(args: readonly string[], name: string, preset: number): number {
  const text = args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1];
  const value = text === undefined ? preset : Number(text);
  if (!Number.isInteger(value) || value < 0)
    throw new PlainError(`--${name} takes a whole number, e.g. --${name}=${preset}.`);
  return value;
}

function sayReport({
  calls,
  sockets,
  statuses,
  longestDelayMs,
  memoryBytes: [before, after],
  findings,
}: AttackReport): void {
  say(
    `${calls} calls, ${sockets} connections; answers ${JSON.stringify(statuses)}; ` +
      `longest delay of the event loop ${Math.round(longestDelayMs)} ms; ` +
      `memory ${Math.round(before / 1024)} KB, then ${Math.round(after / 1024)} KB; ` +
      `${findings.length} findings`,
  );
  for (const { what, sent } of findings.slice(0, MAX_SHOWN))
    say(`\n- ${what}\n  ${sent.replaceAll('\n', '\n  ')}`);
}

/**
 * `npm run tool hostile [-- --short --calls=1000 --sockets=100 --seed=1]`: sends requests that no browser
 * sends to the storefront with its API. Exit code 1 with findings.
 */
export async function main(args: readonly string[]): Promise<void> {
  const seed = option(args, 'seed', Math.floor(Math.random() * 2 ** 31));
  const isFull = !args.includes('--short');
  const preset = isFull ? FULL : SHORT;
  say(`Seed ${seed}; the same one repeats the run.`);
  await buildChanged('production');
  const report = await attack({
    seed,
    calls: option(args, 'calls', preset.calls),
    sockets: option(args, 'sockets', preset.sockets),
    isFull,
    say,
  });
  sayReport(report);
  if (report.findings.length > 0) process.exitCode = 1;
}
