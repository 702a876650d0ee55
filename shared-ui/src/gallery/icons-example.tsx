import { Icon, type IconName, Section } from '../index';
import { ICON_PATHS } from '../icon/paths';
import styles from './gallery.module.css';

export function IconsExample() {
  return (
    <Section title="Icons">
      <div className={styles.icons}>
        {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
          <span key={name} className={styles.icon}>
            <Icon name={name} size="l" />
            {name}
          </span>
        ))}
      </div>
    </Section>
  );
}
