const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (-?[\d.e+-]+|NaN|[+-]Inf)$/;

/** One number of an exposition, its labels sorted. */
type Series = { name: string; labels: string; value: number };

const sorted = (labels: string): string =>
  (labels.match(/\w+="(?:[^"\\]|\\.)*"/g) ?? []).sort().join(',');

/** Parses a Prometheus exposition; throws for an invalid line. */
function readExposition(text: string): Series[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name, labels = '', value = ''] = LINE.exec(line) ?? [];
      if (name === undefined) throw new Error(`no line of an exposition: ${line}`);
      return { name, labels: sorted(labels), value: Number(value) };
    });
}

export const seriesOf = (text: string, name: string): Series[] =>
  readExposition(text).filter((series) => series.name === name);

/** A parsed exposition with accessors for tests. */
export function collectedMetrics(text: string) {
  const all = readExposition(text);
  const value = (name: string, labels: string): number =>
    all.find((series) => series.name === name && series.labels === labels)?.value ?? 0;
  return {
    value,
    has: (name: string) => all.some((series) => series.name === name),
    labels: () => [...new Set(all.map(({ name, labels }) => `${name}{${labels}}`))],
    /** Increments since an earlier exposition, by labels. */
    since: (before: { value: typeof value }) => (name: string) =>
      Object.fromEntries(
        all
          .filter((series) => series.name === name)
          .map(({ labels, value: now }) => [labels, now - before.value(name, labels)] as const)
          .filter(([, grown]) => grown !== 0),
      ),
  };
}
