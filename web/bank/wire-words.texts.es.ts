import { spendingWords } from '../../contract/answers/es/spending-words.ts';
import type { wireWordsTexts as english } from './wire-words.texts.ts';

const accounts: Record<string, string> = {
  'Checking Account': 'Cuenta de cheques',
  'Savings Account': 'Cuenta de ahorros',
  'Investment Account': 'Cuenta de inversión',
};

const shortAccounts: Record<string, string> = {
  'Checking Account': 'Cheques',
  'Savings Account': 'Ahorros',
  'Investment Account': 'Inversión',
};

/** A customer's own word stays as it is. */
const categories: Record<string, string> = spendingWords;

const statuses: Record<string, string> = {
  Scheduled: 'Programado',
  Pending: 'Pendiente',
  Processing: 'En proceso',
  Approved: 'Completado',
  Completed: 'Completado',
  Declined: 'Rechazado',
  Returned: 'Devuelto',
  Cancelled: 'Cancelado',
  Received: 'Recibido',
  'In review': 'En revisión',
  Accepted: 'Aceptado',
  'Returned unpaid': 'Devuelto sin pagar',
  Corrected: 'Corregido',
  'No error found': 'Sin errores',
  Answered: 'Respondido',
  Closed: 'Cerrado',
};

const movingDays: Record<string, string> = {
  'This month': 'Este mes',
  'Last month': 'Mes pasado',
  'Year to date': 'Este año',
};

const purposes: Record<string, string> = {
  personal: 'Personal',
  home: 'Vivienda',
  auto: 'Auto',
  education: 'Estudios',
};

const loans: Record<string, string> = {
  personal: 'Préstamo personal',
  home: 'Préstamo de vivienda',
  auto: 'Préstamo de auto',
  education: 'Préstamo de estudios',
};

const employments: Record<string, string> = {
  employed: 'Con empleo',
  'self-employed': 'Por cuenta propia',
  unemployed: 'Sin empleo',
  student: 'Estudiante',
};

const cards = { credit: 'crédito', debit: 'débito' };

export const wireWordsTexts: typeof english = {
  account: (type) => accounts[type] ?? type,
  ownAccount: (type) => (accounts[type] ?? type).toLowerCase(),
  shortAccount: (type) => shortAccounts[type] ?? type,
  card: (type) => cards[type],
  cardName: (type) => (type === 'credit' ? 'Crédito' : 'Débito'),
  category: (category) => categories[category] ?? category,
  status: (status) => statuses[status] ?? status,
  days: (days) => movingDays[days] ?? days,
  purpose: (purpose) => purposes[purpose] ?? purpose,
  loan: (purpose) => loans[purpose] ?? 'Préstamo',
  employment: (status) => employments[status] ?? status,
};
