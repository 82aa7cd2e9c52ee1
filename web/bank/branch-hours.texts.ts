export const branchHoursTexts = {
  days: ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  morning: 'AM',
  afternoon: 'PM',
};
