import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $isTablet, $itemDraft, $lines, $menu } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { findListing } from '@storefront/shared-domain/menu-rules';
import { Page, PageHeader, Stack } from '@storefront/shared-ui';
import { useSearchParams } from '@storefront/shared-ui/router';
import { AddFooter } from '../features/extras/add-footer';
import { ExtrasGroup } from '../features/extras/extras-group';
import { itemOfDraft, itemOfProduct, type ExtrasItem } from '../features/extras/extras-item';
import { ItemDietary } from '../features/extras/item-dietary';
import { ItemHead } from '../features/extras/item-head';
import { useExtras } from '../features/extras/use-extras';
import { UnavailablePage } from '../flow/unavailable-page';
import { useCartPlace } from '../flow/use-cart-place';

function Extras({ item, section }: { item: ExtrasItem; section: string | null }) {
  const { t } = useTranslation(['mf-pizza-builder', 'domain']);
  const { draft, choose } = useExtras(item);
  const isTablet = useUnit($isTablet);
  const cart = useCartPlace();
  const back =
    item.edited === null
      ? { to: paths.home(isTablet, section), label: t('domain:action.back-to-menu') }
      : {
          to: cart.path,
          label: t('flow.back-to-cart'),
          onGo: (event: { preventDefault: () => void }): void => {
            if (cart.back === null) return;
            event.preventDefault();
            cart.back();
          },
        };
  return (
    <Page
      header={<PageHeader title={item.line.name} back={back} />}
      footer={<AddFooter item={item} draft={draft} />}
    >
      <Stack gap={6}>
        <ItemHead item={item} />
        <ItemDietary dietary={item.dietary} />
        {item.groups.map((group) => (
          <ExtrasGroup
            key={group.id}
            group={group}
            quantities={draft.choice[group.id] ?? {}}
            onChoose={(optionId, qty) => choose(group, optionId, qty)}
          />
        ))}
      </Stack>
    </Page>
  );
}

/**
 * The options of one product, or of the pizza or combo just built (EXTRAS-01, EXTRAS-02); says so when
 * the product cannot be sold now. The guard has checked that it exists.
 */
export default function ExtraPage() {
  const [query] = useSearchParams();
  const { menu, built, lines, isTablet } = useUnit({
    menu: $menu,
    built: $itemDraft,
    lines: $lines,
    isTablet: $isTablet,
  });
  if (menu === null) return null;
  const lineOf = (id: string | null) => lines.find(({ lineId }) => lineId === id);
  const section = query.get('menu');
  if (query.has('item')) {
    const item = built && itemOfDraft(built, menu, lineOf(built.line.lineId));
    return item && <Extras item={item} section={section} />;
  }
  const listing = findListing(menu, query.get('product') ?? '', null);
  if (listing === null) return null;
  const { product, isOrderable } = listing;
  return isOrderable ? (
    <Extras item={itemOfProduct(product, lineOf(query.get('edit')))} section={section} />
  ) : (
    <UnavailablePage name={product.name} backTo={paths.home(isTablet, section)} />
  );
}
