import { Link } from '@storefront/shared-ui/router';
import form from './form.module.css';

type Props = {
  to: string;
  /**
   * In place of the page it leads to: where leaving would lose what the page under a dialog holds.
   */
  onChoose?: (() => void) | undefined;
  children: string;
};

/** Another way to go on from a form. */
export function FormLink({ to, onChoose, children }: Props) {
  return onChoose === undefined ? (
    <Link className={form.link} to={to}>
      {children}
    </Link>
  ) : (
    <button type="button" className={form.link} onClick={onChoose}>
      {children}
    </button>
  );
}
