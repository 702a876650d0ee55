import { useUnit } from 'effector-react';
import { $lines } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Navigate, useNavigate, useSearchParams } from '@storefront/shared-ui/router';
import { NotesDialog } from '../features/notes/notes-dialog';

/** The note of one line, over the cart (SHELL-14). A removed line leads back to the cart. */
export default function NotesPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const line = useUnit($lines).find(({ lineId }) => lineId === query.get('line'));
  return line === undefined ? (
    <Navigate to={paths.cart()} replace />
  ) : (
    <NotesDialog line={line} onLeave={() => navigate(paths.cart(), { replace: true })} />
  );
}
