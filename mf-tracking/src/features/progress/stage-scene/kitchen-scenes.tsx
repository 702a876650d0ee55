import { Box, Ground, Mark, Steam } from './parts';
import styles from './stage-scene.module.css';

const STRIPES = [0, 1, 2, 3, 4, 5];

/** The order arrives: a receipt comes out of a phone. */
export const ReceivedScene = () => (
  <>
    <Ground />
    <rect className={styles.ink} x="90" y="34" width="60" height="88" rx="11" />
    <rect className={styles.soft} x="96" y="42" width="48" height="72" rx="5" />
    <g className={styles.rise}>
      <path className={styles.paper} d="M102 16h36v76l-6-5-6 5-6-5-6 5-6-5-6 5z" />
      <path className={styles.text} d="M109 32h22M109 44h22M109 56h14" />
    </g>
    <Mark x={146} y={42} tone="done" />
  </>
);

/** The restaurant has taken the order: its shop. */
export const ConfirmedScene = () => (
  <>
    <Ground />
    <rect className={styles.paper} x="64" y="52" width="112" height="70" />
    <rect className={styles.ink} x="74" y="78" width="30" height="44" rx="3" />
    <rect className={styles.soft} x="79" y="83" width="20" height="16" rx="2" />
    <rect className={styles.window} x="114" y="80" width="52" height="28" rx="3" />
    <g transform="translate(140 108)">
      <rect className={styles.paper} x="-8" y="-12" width="16" height="12" />
      <circle className={styles.paper} cx="-8" cy="-15" r="6" />
      <circle className={styles.paper} cx="8" cy="-15" r="6" />
      <circle className={styles.paper} cy="-18" r="7" />
    </g>
    {STRIPES.map((at) => (
      <path
        key={at}
        className={at % 2 === 0 ? styles.brand : styles.paper}
        d={`M${60 + at * 20} 38h20v24a10 10 0 0 1-20 0z`}
      />
    ))}
    <Mark x={178} y={40} tone="done" />
  </>
);

/** The kitchen works: a fire in the oven. */
export const PreparingScene = () => (
  <>
    <g className={styles.smoke}>
      <circle cx="164" cy="22" r="6" />
      <circle cx="172" cy="12" r="8" />
    </g>
    <rect className={styles.crustFill} x="154" y="28" width="20" height="34" />
    <path className={styles.crustFill} d="M52 122V92a68 62 0 0 1 136 0v30z" />
    <path
      className={styles.bricks}
      d="M60 78h22M74 58h22M98 44h30M146 60h20M160 78h22M60 98h18M164 98h16"
    />
    <path className={styles.ink} d="M82 122V98a38 36 0 0 1 76 0v24z" />
    <g className={styles.fire}>
      <path
        className={styles.brand}
        d="M98 114c-6-14 6-20 6-32 10 8 8 14 14 18 2-6 0-10 2-16 12 10 20 18 14 30z"
      />
      <path
        className={styles.cheese}
        d="M108 114c-3-8 4-12 5-19 5 5 4 9 8 11 2-3 1-6 2-9 6 6 9 11 6 17z"
      />
    </g>
    <path className={styles.cheese} d="M94 114h52l-4 6H98z" />
    <path className={styles.crust} d="M92 114h56" />
    <Ground />
  </>
);

/** Packed: the box is warm. */
export const ReadyScene = () => (
  <>
    <Ground />
    <Steam x={120} y={62} />
    <Box />
    <Mark x={172} y={68} tone="done" />
  </>
);
