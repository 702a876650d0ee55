import { Link } from '@storefront/shared-ui/router';
import form from './form.module.css';

type Props = {
  to: string;
  /**
   * Called instead of navigating to the page, where leaving would lose the input of the page under
   * a dialog.
   */
  onChoose?: (() => void) | undefined;
  children: string;
};

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
