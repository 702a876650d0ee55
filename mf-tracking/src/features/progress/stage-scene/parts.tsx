import styles from './stage-scene.module.css';

type Place = { x: number; y: number };

/** What the things of a scene stand on. */
export const Ground = () => <path className={styles.line} d="M20 122h200" />;

/** A round mark with a tick or a cross. */
export const Mark = ({ x, y, tone }: Place & { tone: 'done' | 'failed' }) => (
  <g transform={`translate(${x} ${y})`}>
    <g className={styles.popped}>
      <circle className={tone === 'done' ? styles.success : styles.danger} r="15" />
      <path
        className={tone === 'done' ? styles.successSign : styles.dangerSign}
        d={tone === 'done' ? 'm-6 .5 4 4.5 8.5-9' : 'm-5-5 10 10m0-10-10 10'}
      />
    </g>
  </g>
);

/** A slice of pizza, its point down. */
export const Slice = ({ x, y }: Place) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={styles.cheese} d="M-9-6 0 11 9-6z" />
    <path className={styles.crust} d="M-10-6a18 18 0 0 1 20 0" />
    <circle className={styles.brand} cx="-2" cy="-2" r="2.2" />
    <circle className={styles.brand} cx="2.5" cy="1.5" r="1.8" />
  </g>
);

/** A closed pizza box, seen from the front. */
export const Box = ({ isMuted = false }: { isMuted?: boolean }) => (
  <g>
    <path className={styles.paper} d="M72 84h96v34a4 4 0 0 1-4 4H76a4 4 0 0 1-4-4z" />
    <rect
      className={isMuted ? styles.muted : styles.brand}
      x="64"
      y="70"
      width="112"
      height="16"
      rx="4"
    />
    <circle className={styles.soft} cx="120" cy="104" r="13" />
    <Slice x={120} y={103} />
  </g>
);

/** Warm air above food. */
export const Steam = ({ x, y }: Place) => (
  <g className={styles.steam} transform={`translate(${x} ${y})`}>
    {[-20, 0, 20].map((at) => (
      <path key={at} d={`M${at} 0c-6-7 6-11 0-18s6-11 0-18`} />
    ))}
  </g>
);
