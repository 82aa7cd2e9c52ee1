import type { Role } from '../../contract/users.ts';
import { Badge } from '../ui/feedback/badge.tsx';

export function RoleBadge({ role }: { role: Role }) {
  return role === 'admin' ? <Badge look="staff">Admin</Badge> : <Badge look="plain">User</Badge>;
}

export function ActiveBadge({ active }: { active: boolean }) {
  return active ? (
    <Badge look="good" icon="check">
      Active
    </Badge>
  ) : (
    <Badge look="bad" icon="ban">
      Suspended
    </Badge>
  );
}
