import type { StaffRole } from '../../rights.ts';

export const roleWords: Record<StaffRole, string> = {
  viewer: 'lector',
  teller: 'cajero',
  approver: 'autorizador',
  manager: 'gerente',
  auditor: 'auditor',
};
