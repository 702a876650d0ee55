import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $partnerLink, footerShown } from './partner-footer.model';
import styles from './partner-footer.module.css';

/** The restaurant's link to its partner at the foot of the menu (MENU-17). */
export function PartnerFooter() {
  const { link, show } = useUnit({ link: $partnerLink, show: footerShown });
  useEffect(() => {
    show();
  }, [show]);
  if (link === null) return null;
  return (
    <footer className={styles.footer}>
      <a className={styles.link} href={link.url} target="_blank" rel="noopener">
        {link.text}
      </a>
    </footer>
  );
}
