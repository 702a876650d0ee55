import type { Locator, Page } from '@playwright/test';
import type { AddressFieldName } from '@storefront/shared-domain/contracts';
import { changeRestaurant } from '../support/change-restaurant';
import type { Texts } from '../support/texts';

type WizardPage =
  | 'auto-complete-address'
  | 'confirmation-map'
  | 'search-and-confirmation-map'
  | 'confirmation-address-map-and-form'
  | 'out-of-range-address';
type Search = 'geospatial' | 'photon' | 'none';

/** The five pages of the address wizard. */
export class AddressWizard {
  constructor(
    private readonly page: Page,
    private readonly texts: Texts,
  ) {}

  /**
   * Enables the address wizard with this search at an open restaurant. Call before the page is
   * opened.
   */
  async switchOn(
    restaurantUrl: string,
    search: Search,
    settings: Record<string, unknown> = {},
  ): Promise<void> {
    await changeRestaurant(this.page, restaurantUrl, ({ info }) => {
      const modules = {
        ...(info['modules'] as object),
        mpgeospatial_fee_flow: search === 'geospatial',
        photon_autocomplete_leaflet_pinpoint_address_page: search !== 'geospatial',
      };
      Object.assign(info, { modules, use_photon: search === 'photon', ...settings });
    });
  }

  text(key: string, values?: Record<string, string | number>): string {
    return this.texts(`mf-delivery:address-wizard.${key}`, values);
  }

  dialog(page: WizardPage): Locator {
    return this.page.getByRole('dialog', { name: this.text(`title.${page}`) });
  }

  heading(page: WizardPage): Locator {
    return this.page.getByRole('heading', { name: this.text(`title.${page}`), exact: true });
  }

  button(key: string): Locator {
    return this.page.getByRole('dialog').getByRole('button', { name: this.text(key), exact: true });
  }

  search(): Locator {
    return this.page.getByRole('combobox', { name: this.text('search') });
  }

  hits(): Locator {
    return this.page.getByRole('listbox', { name: this.text('hits-label') }).getByRole('option');
  }

  map(): Locator {
    return this.page.getByRole('group', { name: this.text('map'), exact: true });
  }

  field(name: AddressFieldName): Locator {
    return this.page
      .getByRole('dialog')
      .getByLabel(this.texts(`mf-delivery:address-form.${name}`), { exact: false });
  }

  confirmForm(): Locator {
    return this.page
      .getByRole('dialog')
      .getByRole('button', { name: this.texts('mf-delivery:address-form.confirm'), exact: true });
  }
}
