import { writtenNotesQuery } from '../../../shared/queries/help.ts';
import { screen } from '../../../shared/screens/screen.ts';

export const writtenNotes = screen({
  path: '/gestion/release-notes',
  access: 'edit-settings',
  frame: 'gestion',
  texts: ['writtenNotes', 'releaseNotes'],
  firstQueries: () => [writtenNotesQuery()],
  page: () => import('./written-notes-page.tsx'),
});
