import { contactsQuery } from '../../../shared/queries/people.ts';
import { screen } from '../../../shared/screens/screen.ts';
import { PersonIcon } from '../../../ui/icons.tsx';

export const contacts = screen({
  path: '/contacts',
  access: 'list-contacts',
  group: 'business',
  Icon: PersonIcon,
  texts: ['contacts', 'people'],
  firstQueries: ({ scope }) => [contactsQuery(scope)],
  page: () => import('./contacts-page.tsx'),
});
