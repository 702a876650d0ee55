import type { WirePrize } from '@storefront/reference-api/plugin/restaurants';

const prize = (
  id: string,
  name: string,
  description: string,
  image: string,
  points_needed: number,
): WirePrize => ({ id, name, description, image, points_needed });

/** Bought with loyalty points (OPEN-025). */
export const prizes: WirePrize[] = [
  prize(
    'premio-refri',
    'Guaraná (lata)',
    'Uma lata de 350 ml por nossa conta.',
    'guarana-lata',
    40,
  ),
  prize(
    'premio-bruschetta',
    'Bruschetta al Pomodoro',
    'Uma porção de quatro fatias.',
    'bruschetta-pomodoro',
    110,
  ),
  prize('premio-tiramisu', 'Tiramisù', 'A sobremesa mais pedida da casa.', 'tiramisu', 140),
  prize(
    'premio-broto',
    'Broto Margherita',
    'Uma pizza broto inteira, só para você.',
    'pizza-broto',
    260,
  ),
  prize(
    'premio-vinho',
    'Montepulciano d’Abruzzo',
    'Uma garrafa de 750 ml. Apenas para maiores de 18 anos.',
    'montepulciano',
    620,
  ),
];
