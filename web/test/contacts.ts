import type { ContactView } from '@comptoir/contract/people/contacts';
import { id } from './factories.ts';

/** The person who looks at the list. */
export const camille: ContactView = {
  id: id(2),
  name: 'Camille Tremblay',
  username: 'camille',
  email: 'merchant@comptoir.test',
  right: 'owner',
  isProviderOwner: false,
  state: 'active',
  isSelf: true,
};

/** A colleague who has not come in yet. */
export const sacha: ContactView = {
  id: id(8),
  name: 'Sacha Roy',
  username: 'sacha',
  email: 'sacha@comptoir.test',
  right: 'manager',
  isProviderOwner: false,
  state: 'invited',
  isSelf: false,
};
