import type { userBadgesTexts as english } from './user-badges.texts.ts';

export const userBadgesTexts: typeof english = {
  userBadges: {
    admin: 'Administrador',
    user: 'Usuario',
    active: 'Activo',
    suspended: 'Suspendido',
  },
};
