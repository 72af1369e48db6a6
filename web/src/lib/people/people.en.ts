/** Words of the table of people that several screens show. */
export const peopleEn = {
  columns: { name: 'Name', username: 'Username', email: 'E-mail', state: 'Account', actions: 'Changes' },
  self: 'You',
  state: { invited: 'Invited', active: 'Active', suspended: 'Suspended' },
} as const;
