import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Product } from '@storefront/shared-domain/contracts';
import { $menu } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Page, PageHeader, Stack } from '@storefront/shared-ui';
import { useSearchParams } from '@storefront/shared-ui/router';
import { AddFooter } from '../features/extras/add-footer';
import { ExtrasGroup } from '../features/extras/extras-group';
import { findProduct } from '../features/extras/find-product';
import { ProductHead } from '../features/extras/product-head';
import { useExtras } from '../features/extras/use-extras';

function Extras({ product, section }: { product: Product; section: string | null }) {
  const { t } = useTranslation('domain');
  const { draft, choose } = useExtras(product);
  const back = section === null ? paths.menu() : paths.menuSection(section);
  return (
    <Page header={<PageHeader title={product.name} back={{ to: back, label: t('action.back-to-menu') }} />} footer={<AddFooter product={product} draft={draft} />}>
      <Stack gap={6}>
        <ProductHead product={product} />
        {product.extras.map((group) => (
          <ExtrasGroup key={group.id} group={group} quantities={draft.choice[group.id] ?? {}} onChoose={(optionId, qty) => choose(group, optionId, qty)} />
        ))}
      </Stack>
    </Page>
  );
}

/** The options of one product (EXTRAS-01, EXTRAS-02). The guard has made sure that the product is there. */
export default function ExtraPage() {
  const [query] = useSearchParams();
  const product = findProduct(useUnit($menu), query.get('product'));
  return product === undefined ? null : <Extras product={product} section={query.get('menu')} />;
}
