import { v7 as uuid } from 'uuid';
import { support } from './matrix-outcomes.ts';
import type { Row } from './matrix-rows.ts';

const anInvitationFile = (): string =>
  Buffer.from(`Business,Name,Email\nX,Y,${uuid()}@comptoir.test`).toString('base64');

/** Files by which a partner invites merchants. */
export const INVITATION_ROWS: Readonly<Record<string, Row>> = {
  checkInvitations: {
    ...support(200),
    sends: ({ partnerId }) => ({ params: { id: partnerId }, payload: { file: anInvitationFile() } }),
  },
  // The plan is another file's.
  sendInvitations: {
    ...support('invitations-changed'),
    sends: ({ partnerId }) => ({
      params: { id: partnerId },
      payload: { file: anInvitationFile(), name: 'a.csv', plan: 'x' },
    }),
  },
  listInvitationFiles: {
    ...support(200),
    sends: ({ partnerId }) => ({ params: { id: partnerId } }),
  },
  exportInvitations: {
    ...support('not-found'),
    sends: ({ partnerId }) => ({ params: { id: partnerId, fileId: partnerId } }),
  },
};
