import type { Locator } from '@playwright/test';
import type { AddressFieldName } from '@storefront/shared-domain/contracts';
import type { LocatorLike, PageLike, Texts } from '@storefront/compositions/story';

type WizardPage =
  | 'auto-complete-address'
  | 'confirmation-map'
  | 'search-and-confirmation-map'
  | 'confirmation-address-map-and-form'
  | 'out-of-range-address';

/** The five pages of the address wizard. */
export class AddressWizard<L extends LocatorLike<L> = Locator> {
  constructor(
    private readonly page: PageLike<L>,
    private readonly texts: Texts,
  ) {}

  text(key: string, values?: Record<string, string | number>): string {
    return this.texts(`mf-delivery:address-wizard.${key}`, values);
  }

  dialog(page: WizardPage): L {
    return this.page.getByRole('dialog', { name: this.text(`title.${page}`) });
  }

  heading(page: WizardPage): L {
    return this.page.getByRole('heading', { name: this.text(`title.${page}`), exact: true });
  }

  button(key: string): L {
    return this.page.getByRole('dialog').getByRole('button', { name: this.text(key), exact: true });
  }

  search(): L {
    return this.page.getByRole('combobox', { name: this.text('search') });
  }

  hits(): L {
    return this.page.getByRole('listbox', { name: this.text('hits-label') }).getByRole('option');
  }

  map(): L {
    return this.page.getByRole('group', { name: this.text('map'), exact: true });
  }

  field(name: AddressFieldName): L {
    return this.page
      .getByRole('dialog')
      .getByLabel(this.texts(`mf-delivery:address-form.${name}`), { exact: false });
  }

  confirmForm(): L {
    return this.page
      .getByRole('dialog')
      .getByRole('button', { name: this.texts('mf-delivery:address-form.confirm'), exact: true });
  }
}
