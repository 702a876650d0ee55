import { streets } from '../../restaurants/forno-fechado/delivery';
import { fornoFechado } from '../../restaurants/forno-fechado';
import type { CityPlan } from '../city';
import { doorOf } from '../door';
import { districtsIn, positions } from '../plan-rows';

/** From Santa Felicidade to the centre, along the Barigui. */
export const curitiba: CityPlan = {
  id: 'curitiba', country: 'BR', swing: 60, room: 1.15, bounds: { south: -25.475, west: -49.376, north: -25.373, east: -49.244 },
  streets, states: { Curitiba: 'PR' }, door: doorOf(fornoFechado.info),
  districts: districtsIn('Curitiba', 'PR', [
    ['Cascatinha', '82025', -25.4130, -49.3160], ['São João', '82030', -25.3930, -49.3110], ['Butiatuvinha', '82320', -25.3960, -49.3530], ['Lamenha Pequena', '82410', -25.3800, -49.3300],
    ['Santo Inácio', '82010', -25.4240, -49.3270], ['Orleans', '82310', -25.4290, -49.3600], ['Campo Comprido', '81220', -25.4490, -49.3480], ['Mossunguê', '81210', -25.4410, -49.3290],
    ['Campina do Siqueira', '80740', -25.4380, -49.3110], ['Seminário', '80310', -25.4520, -49.3110], ['Vila Izabel', '80320', -25.4580, -49.2990], ['Portão', '80330', -25.4700, -49.3000],
    ['Vista Alegre', '80820', -25.4090, -49.2990], ['Pilarzinho', '82100', -25.3930, -49.2880], ['Bom Retiro', '80520', -25.4090, -49.2750], ['São Francisco', '80510', -25.4210, -49.2770],
    ['Centro Cívico', '80530', -25.4150, -49.2660], ['Ahú', '80540', -25.4000, -49.2620], ['Abranches', '82130', -25.3800, -49.2720], ['Juvevê', '80035', -25.4150, -49.2540],
    ['Alto da XV', '80045', -25.4290, -49.2530], ['Rebouças', '80220', -25.4440, -49.2660], ['Prado Velho', '80215', -25.4560, -49.2560], ['Guaíra', '80630', -25.4680, -49.2750],
  ]),
  rivers: [{ name: 'Rio Barigui', width: 24, drive: '', line: positions(-49.298, -25.36, -49.3055, -25.392, -49.3085, -25.412, -49.311, -25.422, -49.319, -25.44, -49.3215, -25.455, -49.327, -25.485) }],
  grounds: [
    { kind: 'park', name: 'Parque Barigui', ring: positions(-49.316, -25.4185, -49.3085, -25.417, -49.305, -25.4255, -49.31, -25.4325, -49.3155, -25.428) },
    { kind: 'water', name: '', ring: positions(-49.3128, -25.4205, -49.3108, -25.42, -49.3095, -25.424, -49.3104, -25.428, -49.312, -25.429, -49.3128, -25.4255) },
    { kind: 'park', name: 'Parque Tingui', ring: positions(-49.307, -25.3915, -49.3035, -25.391, -49.304, -25.4, -49.3075, -25.401) },
    { kind: 'park', name: 'Parque Tanguá', ring: positions(-49.285, -25.377, -49.2805, -25.3765, -49.28, -25.381, -49.2842, -25.3815) },
    { kind: 'park', name: 'Passeio Público', ring: positions(-49.2695, -25.4245, -49.2665, -25.424, -49.266, -25.4262, -49.269, -25.4266) },
  ],
  bridges: [],
};
