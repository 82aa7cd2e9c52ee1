import { expect, test } from 'vitest';
import { profileLinks } from '../customer/frame/profile-links.ts';
import { sidebarGroups } from '../customer/frame/sidebar-groups.ts';
import { staffSidebarGroups } from './staff-sidebar-groups.ts';

const ofGroups = (
  groups: readonly { links: readonly { icon?: string | undefined; to: string }[] }[],
) => groups.flatMap(({ links }) => links);

test.each([
  ['staff', ofGroups(staffSidebarGroups({}, undefined))],
  ['customers', ofGroups(sidebarGroups)],
  ['the profile menu', profileLinks],
])('no icon of the menu of %s says two things', (_, links) => {
  const icons = links.map(({ icon }) => icon);
  expect(icons.filter((icon, index) => icons.indexOf(icon) !== index)).toEqual([]);
});

test('the menu shows no page of the staff that the role does not open', () => {
  const labels = ofGroups(staffSidebarGroups({}, ['see-books'])).map((link) => link.to);
  expect(labels).toContain('/admin/books');
  expect(labels).toContain('/admin/colleagues');
  expect(labels).not.toContain('/admin');
  expect(labels).not.toContain('/admin/audit');
  expect(labels).not.toContain('/admin/queues/checks');
});
