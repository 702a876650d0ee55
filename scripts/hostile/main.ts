import { walkRealms } from '@storefront/edge/testing/walk-realm';
import { buildChanged } from '../lib/build-workspaces';
import { PlainError } from '../lib/plain-error';
import { say } from '../lib/say';
import { type AttackReport, attack } from './attack';
import type { Target } from './watched-server';

/** Of each target. */
const FULL = { calls: 100_000, sockets: 10_000, walks: 500 };
const SHORT = { calls: 600, sockets: 200, walks: 2 };
const SERVERS: readonly Target[] = ['api', 'storefront'];
/** The realm in which servers run the scripts of builds. */
const REALM = 'realm';
const STEPS = 2000;
const MOST_SHOWN = 20;

function option(args: readonly string[], name: string, preset: number): number {
  const text = args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1];
  const value = text === undefined ? preset : Number(text);
  if (!Number.isInteger(value) || value < 0)
    throw new PlainError(`--${name} takes a whole number, e.g. --${name}=${preset}.`);
  return value;
}

function sayReport({
  target,
  calls,
  sockets,
  statuses,
  longestDelayMs,
  memoryBytes: [before, after],
  findings,
}: AttackReport): void {
  say(
    `${target}: ${calls} calls, ${sockets} connections; answers ${JSON.stringify(statuses)}; ` +
      `longest delay of the event loop ${Math.round(longestDelayMs)} ms; ` +
      `memory ${Math.round(before / 1024)} KB, then ${Math.round(after / 1024)} KB; ` +
      `${findings.length} findings`,
  );
  for (const { what, sent } of findings.slice(0, MOST_SHOWN))
    say(`\n- ${what}\n  ${sent.replaceAll('\n', '\n  ')}`);
}

/** Walks at random from what a script gets in a realm, in search of an object of its process. */
async function attackRealm(seed: number, walks: number): Promise<void> {
  const { ended, ways } = await walkRealms(seed, walks, STEPS);
  say(
    `${REALM}: ${walks} walks of ${STEPS} steps, ${ended} ended their process; ` +
      `${ways.length} findings`,
  );
  for (const way of ways.slice(0, MOST_SHOWN)) say(`\n- leaves the realm: ${way}`);
  if (ways.length > 0) process.exitCode = 1;
}

/**
 * `npm run tool hostile [-- --short --calls=1000 --sockets=100 --walks=10 --seed=1 --target=api]`: sends
 * requests that no browser sends to real servers, and runs hostile scripts in realms. Exit code 1 with
 * findings.
 */
export async function main(args: readonly string[]): Promise<void> {
  const seed = option(args, 'seed', Math.floor(Math.random() * 2 ** 31));
  const only = args.find((arg) => arg.startsWith('--target='))?.split('=')[1];
  const targets = SERVERS.filter((target) => only === undefined || target === only);
  const isRealm = only === undefined || only === REALM;
  if (targets.length === 0 && !isRealm)
    throw new PlainError(`--target is one of ${[...SERVERS, REALM].join(', ')}.`);
  const isFull = !args.includes('--short');
  const preset = isFull ? FULL : SHORT;
  say(`Seed ${seed}; the same one repeats the run.`);
  if (isRealm) await attackRealm(seed, option(args, 'walks', preset.walks));
  if (targets.length > 0) await buildChanged('production');
  for (const target of targets) {
    const report = await attack(target, {
      seed,
      calls: option(args, 'calls', preset.calls),
      sockets: option(args, 'sockets', preset.sockets),
      isFull,
      say,
    });
    sayReport(report);
    if (report.findings.length > 0) process.exitCode = 1;
  }
}
