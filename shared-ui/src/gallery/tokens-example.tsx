import { Section } from '../index';
import styles from './gallery.module.css';

const ROLES = [
  'brand',
  'dark',
  'gradient',
  'soft',
  'surface',
  'raised',
  'sunken',
  'success',
  'warning',
  'danger',
];

export function TokensExample() {
  return (
    <Section title="Colours and type">
      <div className={styles.swatches}>
        {ROLES.map((role) => (
          <div key={role} className={styles.swatch} data-role={role}>
            {role}
          </div>
        ))}
      </div>
      <div className={styles.type}>
        <p className={styles.display}>Wood-fired since 1974</p>
        <p className={styles.title}>Pizzas of the house</p>
        <p className={styles.heading}>Margherita with buffalo mozzarella</p>
        <p>
          Tomato from San Marzano, mozzarella, basil from our own garden and a thread of olive oil.
        </p>
        <p className={styles.label}>Delivered in 35 to 45 min</p>
        <p className={styles.caption}>Prices include taxes. Pictures are illustrations.</p>
      </div>
    </Section>
  );
}
