import { onlineEntry } from '@storefront/shared-domain/rules';

/**
 * The method whose name and icon represent a method in the list of the menu: the one of its kind
 * paid at the door, or itself.
 */
export const listedMethod = (method: string): string => onlineEntry(method)?.listedAs ?? method;
