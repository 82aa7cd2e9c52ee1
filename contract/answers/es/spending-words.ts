import type { spendingCategories } from '../../spending-categories.ts';

/** What bills and payees are for, as a Spanish page and a Spanish answer say it. */
export const spendingWords: Record<(typeof spendingCategories)[number], string> = {
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
