import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import {
  continueInvitations,
  invitationJob,
  RUN_INVITATIONS,
  runInvitations,
  type RunInvitationsDeps,
} from './run-invitations.ts';

const CONTINUE_INVITATIONS = 'continue-invitations';

/** Every hour: what the limits of mails held back, soon after the day that they are counted by ends. */
export const INVITATIONS_CRONTAB = `10 * * * * ${CONTINUE_INVITATIONS}`;

export const invitationTasks = (deps: RunInvitationsDeps): Tasks => ({
  [RUN_INVITATIONS]: (payload) => runInvitations(deps, invitationJob.parse(payload)),
  [CONTINUE_INVITATIONS]: () => continueInvitations(deps),
});
