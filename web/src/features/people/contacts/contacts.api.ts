import type {
  addContact,
  inviteContactAgain,
  removeContact,
  setContactRight,
  updateContact,
} from '@comptoir/contract/people/contacts';
import type { offerOwnership, withdrawOwnership } from '@comptoir/contract/people/ownership';
import type { MerchantRight } from '@comptoir/domain/base/access/merchant-right';
import type { OffererBecomes } from '@comptoir/domain/people/ownership/transfer-state';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { useQuery } from '@tanstack/react-query';
import { call, QUIET } from '../../../shared/http/call.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';
import { contactsQuery, type ContactsOf } from '../../../shared/queries/people.ts';

/** The people of a merchant or partner. */
export const useContacts = (of: ContactsOf) => useQuery(contactsQuery(of));

/** Content of a form about a person. */
export interface ContactContent {
  readonly name: string;
  readonly username: string;
  readonly email: string;
}

export const useAddContact = (of: ContactsOf) =>
  usePeopleChange((body: ContactContent & { readonly language: Language; readonly right?: MerchantRight }) =>
    call<typeof addContact>('POST', '/contacts', { query: of, body }),
  );

export const useUpdateContact = () =>
  usePeopleChange(({ id, ...body }: ContactContent & { readonly id: string }) =>
    call<typeof updateContact>('PUT', '/contacts/:id', { params: { id }, body }),
  );

export const useSetRight = () =>
  usePeopleChange(({ id, right }: { readonly id: string; readonly right: MerchantRight }) =>
    call<typeof setContactRight>('PUT', '/contacts/:id/right', { params: { id }, body: { right } }),
  );

export const useRemoveContact = () =>
  usePeopleChange((id: string) => call<typeof removeContact>('DELETE', '/contacts/:id', { params: { id } }));

/** Says in words of the screen what was done, so that the automatic alert stays out of it. */
export const useInviteAgain = () =>
  usePeopleChange((id: string) =>
    call<typeof inviteContactAgain>('POST', '/contacts/:id/invitation', { params: { id }, headers: QUIET }),
  );

/** A change of a user, after which the lists of people are read again. */
const usePeopleChange = <Input>(change: (input: Input) => Promise<unknown>) =>
  useChange(change, 'contacts', 'users', 'partners');

/** An offer of the business, as its form has it. */
interface OwnershipOffer {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly becomes: OffererBecomes;
  readonly password: string;
}

export const useOfferOwnership = () =>
  useChange(
    (body: OwnershipOffer) => call<typeof offerOwnership>('POST', '/ownership-transfers', { body }),
    'ownership',
  );

export const useWithdrawOwnership = () =>
  useChange(
    (id: string) => call<typeof withdrawOwnership>('DELETE', '/ownership-transfers/:id', { params: { id } }),
    'ownership',
  );
