import type { UserView } from '@comptoir/contract/people/users';
import { InviteUserDialog } from './invite-user-dialog.tsx';
import { UserDialog } from './user-dialog.tsx';

interface PersonDialogProps {
  readonly user: UserView | 'new';
  readonly onClose: () => void;
}

/** Both dialogs in one load. */
export const PersonDialog = ({ user, onClose }: PersonDialogProps) =>
  user === 'new' ? <InviteUserDialog onClose={onClose} /> : <UserDialog user={user} onClose={onClose} />;
