import type { Role } from '../../contract/people/users.ts';
import { Badge } from '../ui/feedback/badge.tsx';
import { userBadgesTexts } from './bank.texts.ts';

const texts = userBadgesTexts.userBadges;

export function RoleBadge({ role }: { role: Role }) {
  return role === 'admin' ? (
    <Badge look="point">{texts.admin}</Badge>
  ) : (
    <Badge look="plain">{texts.user}</Badge>
  );
}

export function ActiveBadge({ active }: { active: boolean }) {
  return active ? (
    <Badge look="good" icon="check">
      {texts.active}
    </Badge>
  ) : (
    <Badge look="bad" icon="ban">
      {texts.suspended}
    </Badge>
  );
}
