/** Links the form of the wizard to its button in the footer. */
export const WIZARD_FORM_ID = 'address-wizard-form';
