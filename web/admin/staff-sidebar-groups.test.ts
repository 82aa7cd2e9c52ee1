import { expect, test } from 'vitest';
import { profileLinks } from '../customer/profile-links.ts';
import { sidebarGroups } from '../customer/sidebar-groups.ts';
import { staffSidebarGroups } from './staff-sidebar-groups.ts';

const ofGroups = (groups: readonly { links: readonly { icon?: string | undefined }[] }[]) =>
  groups.flatMap(({ links }) => links);

test.each([
  ['staff', ofGroups(staffSidebarGroups({}))],
  ['customers', ofGroups(sidebarGroups)],
  ['the profile menu', profileLinks],
])('no icon of the menu of %s says two things', (_, links) => {
  const icons = links.map(({ icon }) => icon);
  expect(icons.filter((icon, index) => icons.indexOf(icon) !== index)).toEqual([]);
});
