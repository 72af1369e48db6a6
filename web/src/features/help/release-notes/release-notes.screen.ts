import { releaseNotesQuery, releaseNotesSeenQuery } from '../../../shared/queries/help.ts';
import { screen } from '../../../shared/screens/screen.ts';

export const releaseNotes = screen({
  path: '/release-notes',
  access: 'read-release-notes',
  texts: ['releaseNotes'],
  isOfNoMerchant: true,
  firstQueries: ({ language }) => [releaseNotesQuery(language), releaseNotesSeenQuery()],
  page: () => import('./release-notes-page.tsx'),
});
