import type { Line } from './describe-export';

/** Shorter types stay inline: a name would be less readable. */
const SHORTEST = 40;
/** A text that is one type wherever it occurs: an object, or a schema with its parameters. */
const isWhole = (type: string): boolean =>
  type.length >= SHORTEST &&
  (/^\{.*\}$/.test(type) || /^ZodMini\w+<.*>$/.test(type)) &&
  closesAtEnd(type);

/** The first bracket is closed by the last one: `{ a } | { b }` is two shapes. */
function closesAtEnd(type: string): boolean {
  let depth = 0;
  for (const [at, sign] of [...type].entries()) {
    if ('{<(['.includes(sign)) depth += 1;
    else if ('})]'.includes(sign) || (sign === '>' && type[at - 1] !== '=')) {
      depth -= 1;
      if (depth === 0 && at < type.length - 1) return false;
    }
  }
  return depth === 0;
}

/**
 * Replaces the shapes that the compiler prints by names: `RestaurantInfo` for its hundred fields,
 * `typeof Cart` for a schema. Of equal shapes the first name by the alphabet is used. A name's own
 * line has its shape.
 */
export function foldNames(lines: readonly Line[]): Line[] {
  const names = new Map<string, string>();
  for (const { own, type } of lines) {
    const known = names.get(type);
    if (own !== null && isWhole(type) && (known === undefined || own < known)) names.set(type, own);
  }
  const shapes = [...names].sort(([a], [b]) => b.length - a.length);
  return lines.map((line) => {
    const type = shapes.reduce(
      (text, [shape, name]) =>
        name === line.own || shape.length > text.length ? text : text.replaceAll(shape, name),
      line.type,
    );
    return { ...line, type };
  });
}
