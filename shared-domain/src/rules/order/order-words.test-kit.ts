import type { Language } from '../../contracts';
import en from '../../locales/en.json';
import es from '../../locales/es.json';
import ptBr from '../../locales/pt-br.json';
import { formatDate, formatTime } from '../format/format-dates';
import { formatMoney } from '../format/format-money';
import type { Words } from './order-text';

type Catalogue = { [key: string]: string | Catalogue };

/** Texts of a language as used by the screens. */
function wordsOf(
  catalogue: Catalogue,
  language: Language,
  [country, currency]: readonly [string, string],
): Words {
  const say: Words['say'] = (key, values = {}) => {
    const text = key
      .split('.')
      .reduce<Catalogue | string | undefined>(
        (at, part) => (typeof at === 'object' ? at[part] : undefined),
        catalogue,
      );
    return String(text).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
  return {
    say,
    money: (amount) => formatMoney(amount, currency),
    method: (id) => (id === 'pixAsaas' ? 'Pix' : say(`payment.method.${id}`)),
    country,
    moment: (at) => `${formatDate(at, { country, timezone: '' })}, ${formatTime(at, language)}`,
  };
}
/** Settings of restaurants in Brazil, the United States, and Paraguay. */
export const portuguese = wordsOf(ptBr, 'pt-br', ['BR', 'BRL']);
export const english = wordsOf(en, 'en', ['US', 'USD']);
export const spanish = wordsOf(es, 'es', ['PY', 'PYG']);
