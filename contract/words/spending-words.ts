import type { spendingCategories } from '../values/spending-categories.ts';

/** The purposes of bills and payees, as a Spanish page and a Spanish answer say them. */
export const spendingWordsInSpanish: Record<(typeof spendingCategories)[number], string> = {
  Utilities: 'Servicios públicos',
  Rent: 'Renta',
  Subscriptions: 'Suscripciones',
  Tuition: 'Matrícula',
  Insurance: 'Seguros',
  Others: 'Otros',
  Groceries: 'Comestibles',
  'Eating out': 'Restaurantes',
  Transportation: 'Transporte',
  Health: 'Salud',
  Shopping: 'Compras',
  Travel: 'Viajes',
  'Family and friends': 'Familia y amigos',
  'Savings and investing': 'Ahorro e inversión',
  Taxes: 'Impuestos',
};
