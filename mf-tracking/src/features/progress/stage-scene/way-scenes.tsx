import { Box, Ground, Mark, Slice } from './parts';
import styles from './stage-scene.module.css';

const Wheel = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 109)`}>
    <circle className={styles.ink} r="13" />
    <circle className={styles.paper} r="6" />
    <path className={styles.spin} d="M-6 0H6M0-6V6" />
  </g>
);

/** On its way: a courier rides through the streets. */
export const DispatchedScene = () => (
  <>
    <g className={styles.town}>
      <path d="M18 122V84l16-12 16 12v38zM58 122V66h26v56zM168 122V74l18-14 18 14v48zM204 122V92h18v30z" />
    </g>
    <path className={styles.road} d="M8 124h224" />
    <g className={styles.ride}>
      <Wheel x={84} />
      <Wheel x={158} />
      <path className={styles.frame} d="M84 96h28q7 0 10 8h24l6-8" />
      <path className={styles.steer} d="M156 106 144 64h-9" />
      <path className={styles.leg} d="M106 88h20l6 16" />
      <path className={styles.jacket} d="M97 90c-1-18 3-31 13-34h8c7 5 5 21 5 34z" />
      <path className={styles.arm} d="M113 64 136 72" />
      <circle className={styles.brand} cx="117" cy="42" r="13" />
      <path className={styles.ink} d="M119 38h12v8h-10a4 4 0 0 1-2-8z" />
      <rect className={styles.brand} x="64" y="58" width="32" height="30" rx="4" />
      <Slice x={80} y={72} />
    </g>
  </>
);

const SALAMI = [
  [102, 60],
  [124, 54],
  [98, 82],
  [118, 74],
  [134, 88],
  [112, 96],
] as const;

/** Arrived: a pizza on a plate, its first slice taken. */
export const OverScene = () => (
  <>
    <circle className={styles.plate} cx="120" cy="76" r="50" />
    <circle className={styles.crustFill} cx="120" cy="76" r="41" />
    <circle className={styles.cheese} cx="120" cy="76" r="35" />
    {SALAMI.map(([x, y]) => (
      <circle key={`${x}-${y}`} className={styles.brand} cx={x} cy={y} r="5" />
    ))}
    <path className={styles.leaf} d="M108 70q8-6 12 2-8 4-12-2zM124 100q2-9 10-6-1 8-10 6z" />
    <path className={styles.gap} d="M120 76 143 35a48 48 0 0 1 24 32z" />
    <g className={styles.lift}>
      <path className={styles.cheese} d="M132 66 152 31a42 42 0 0 1 19 23z" />
      <path className={styles.crust} d="M152 29a44 44 0 0 1 21 25" />
      <circle className={styles.brand} cx="153" cy="48" r="4.5" />
    </g>
    <path className={styles.sparks} d="M52 40v10M47 45h10M62 108v8M58 112h8M188 92v10M183 97h10" />
  </>
);

/** Canceled: the box stays. */
export const CanceledScene = () => (
  <>
    <Ground />
    <Box isMuted />
    <Mark x={172} y={68} tone="failed" />
  </>
);

/** An unknown stage: time passes. */
export const UnknownScene = () => (
  <>
    <Ground />
    <circle className={styles.plate} cx="120" cy="72" r="46" />
    <path className={styles.text} d="M120 34v6M120 104v6M82 72h6M152 72h6" />
    <path className={styles.hand} d="M120 72V46" />
    <path className={styles.hand} d="M120 72l16 12" />
    <circle className={styles.brand} cx="120" cy="72" r="5" />
  </>
);
