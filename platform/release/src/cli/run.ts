import { stripVTControlCharacters } from 'node:util';
import { type Command, CommanderError } from 'commander';
import { CompositionRefused } from '../compose';
import { codeOf, LostRace } from '../store-error';
import { StoreError } from '../store';
import { notifyAfter } from './after-verb';
import { GateRefused, InconclusiveGate, InventoryChanged } from './refusals';
import { diskFailure } from './disk-failure';
import { EXIT } from './exit-codes';

/** A failure as a program reads it with `--json`. */
function details(error: Error): Record<string, unknown> {
  if (error instanceof LostRace)
    return { channel: error.channel, expected: error.expected, lostTo: error.lostTo };
  if (error instanceof CompositionRefused) return { reasons: error.reasons };
  if (error instanceof GateRefused || error instanceof InconclusiveGate)
    return { report: error.report };
  if (error instanceof InventoryChanged) return { changes: error.changes };
  return {};
}

function toExitCode(error: Error): number {
  if (error instanceof LostRace) return EXIT.lostRace;
  return error instanceof InconclusiveGate ? EXIT.inconclusive : EXIT.refused;
}

const EXPECTED = ['StoreError', 'PlainError'];

/**
 * Errors that the user can fix, in a sentence or more; other errors are defects and print their
 * stack.
 */
function isExpected(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return (
    error instanceof StoreError ||
    error instanceof CompositionRefused ||
    EXPECTED.includes(error.name) ||
    typeof codeOf(error) === 'string'
  );
}

/** Words of a browser's tools come with colours of their own. */
const withoutColours = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? stripVTControlCharacters(value) : value;

/**
 * Runs the command line and returns its exit code. Errors are printed on the error stream, and with
 * `--json` as `{ error: { kind, message, … } }` instead of the result. Rejects on a defect only.
 */
export async function run(program: Command, args: readonly string[]): Promise<number> {
  try {
    await program.parseAsync(args, { from: 'user' });
    await notifyAfter(program);
    return EXIT.ok;
  } catch (error) {
    // commander has printed it
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    if (!isExpected(error)) throw error;
    const { json } = program.opts<{ json?: boolean }>();
    const { kind, message } = diskFailure(error) ?? { kind: error.name, message: error.message };
    const failure = { error: { kind, message, ...details(error) } };
    if (json) process.stdout.write(`${JSON.stringify(failure, withoutColours, 2)}\n`);
    else process.stderr.write(`${stripVTControlCharacters(message)}\n`);
    await notifyAfter(program, error);
    return toExitCode(error);
  }
}
