import type { sidebarGroupsTexts as english } from './sidebar-groups.texts.ts';

export const sidebarGroupsTexts: typeof english = {
  sidebarGroups: {
    main: 'Principal',
    dashboard: 'Inicio',
    transactions: 'Transacciones',
    deposit: 'Depósito',
    cards: 'Tarjetas',
    transfers: 'Transferencias',
    localTransfer: 'Transferencia local',
    internationalTransfer: 'Transferencia internacional',
    services: 'Servicios',
    payBills: 'Pagar facturas',
    loans: 'Préstamos',
    savings: 'Ahorros',
    investments: 'Inversiones',
  },
};
