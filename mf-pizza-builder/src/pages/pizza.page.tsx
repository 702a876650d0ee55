import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $menu } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { EmptyState, LinkButton, Page, PageHeader } from '@storefront/shared-ui';
import { useSearchParams } from '@storefront/shared-ui/router';

/** Pizzas and combos are listed, but their builder is not open yet: says so by name and leads back to what can be ordered. */
export default function PizzaPage() {
  const { t } = useTranslation(['mf-pizza-builder', 'domain']);
  const menu = useUnit($menu);
  const [query] = useSearchParams();
  const offered = query.get('isCombo') === 'true' ? menu?.combos : menu?.pizzas.sizes;
  const item = offered?.find(({ id }) => id === query.get('product'));
  if (item === undefined) return null;
  const section = query.get('menu');
  const back = section === null ? paths.menu() : paths.menuSection(section);
  return (
    <Page header={<PageHeader title={item.name} back={{ to: back, label: t('domain:action.back-to-menu') }} />}>
      <EmptyState icon="pizza" title={t('coming.title')} action={<LinkButton to={paths.menu()} size="l">{t('domain:action.back-to-menu')}</LinkButton>}>
        {t('coming.text', { name: item.name })}
      </EmptyState>
    </Page>
  );
}
