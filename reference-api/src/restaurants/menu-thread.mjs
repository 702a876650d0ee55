// Plain JavaScript: the thread runs this file untranspiled, however the server was started.
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { register } from 'tsx/esm/api';

register();
const work = await import('./menu-work.ts');

/** Transfers the buffers, so that the event loop copies none of them. */
const handOver = (value, buffers) => move({ [valueSymbol]: value, [transferableSymbol]: buffers });

export function readMenu(text) {
  const found = work.readMenu(text);
  return found.kind === 'read'
    ? handOver(
        found,
        [found.wire, ...found.parts].map(({ buffer }) => buffer),
      )
    : found;
}

export const { findProblems } = work;

export function markText(task) {
  const wire = work.markText(task);
  return handOver(wire, [wire.buffer]);
}
