import type { PageDeclaration } from '@storefront/loader/page';
import { fields, listed, mapped, text, texts } from './read-fields';

type Page = PageDeclaration['pages'][number];

const NAME = /^[a-z][a-z0-9-]*$/;
/** As the contract of declarations. */
const PATH = /^$|^:?[a-z][a-z0-9-]*(\/:?[a-z][a-z0-9-]*)*$/;
const MODULE = /^.{1,60}$/;
const KEY = /^[a-z][\w:.-]*$/i;

/** Those of the named fields that the value has, as texts. */
const given = (
  names: readonly string[],
  value: unknown,
  form: RegExp = KEY,
): Record<string, string> =>
  mapped(
    Object.fromEntries(Object.entries(fields(value)).filter(([name]) => names.includes(name))),
    (entry) => text(entry, form),
  );

const entryFrom = (value: unknown) => {
  const { path, page, links = [] } = fields(value);
  return { path: text(path, PATH), page: text(page, NAME), links: texts(links, KEY) };
};

function pageFrom(value: unknown): Page {
  const {
    slots = [],
    dialogs = [],
    catchesBelow,
    isOfPayment,
    startsOnInteraction,
  } = fields(value);
  return {
    ...given(['guard', 'title'], value),
    ...given(['module'], value, MODULE),
    ...entryFrom(value),
    slots: texts(slots, NAME),
    dialogs: listed(dialogs, (dialog) => ({
      ...given(['without'], dialog, PATH),
      ...entryFrom(dialog),
    })),
    ...(catchesBelow === true && { catchesBelow }),
    ...(isOfPayment === true && { isOfPayment }),
    ...(startsOnInteraction === true && { startsOnInteraction }),
  };
}

/** The declaration of a stored build. Throws for a malformed one. */
export function declarationFrom(value: unknown): PageDeclaration {
  const { pages, widgets, neededToOrder } = fields(value);
  return {
    pages: listed(pages, pageFrom),
    widgets: listed(widgets, (entry) => {
      const { widget, slot } = fields(entry);
      return { widget: text(widget, NAME), slot: text(slot, NAME) };
    }),
    ...(neededToOrder === true && { neededToOrder }),
  };
}
