/** A dish with one option. */
export const CARBONARA = {
  lineId: 'a1',
  id: 'carbonara',
  name: 'Carbonara Romana',
  notes: 'sem pressa',
  qty: 2,
  price: 54.9,
  type: 'general',
  extras: [
    {
      id: 'carbonara--massa--espaguete',
      groupId: 'carbonara--massa',
      name: 'Espaguete',
      price: 0,
      qty: 1,
    },
  ],
};
/** Lines in the fewest fields that ever were stored. */
export const FEWEST = [
  {
    lineId: 'b1',
    id: 'bruschetta-pomodoro',
    name: 'Bruschetta al Pomodoro',
    qty: 1,
    price: 28.9,
    type: 'general',
  },
  {
    lineId: 'b2',
    id: 'carbonara',
    name: 'Carbonara Romana',
    qty: 1,
    price: 54.9,
    type: 'general',
    extras: [{ id: 'carbonara--massa--espaguete', price: 0, qty: 1 }],
  },
];
