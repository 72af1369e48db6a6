import type {
  addContact,
  inviteContactAgain,
  listContacts,
  removeContact,
  setContactRight,
  updateContact,
} from '@comptoir/contract/people/contacts';
import type { MerchantRight } from '@comptoir/domain/base/access/merchant-right';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, QUIET } from '../../../shared/http/call.ts';

/** Whose people, as the API takes it; null means one's own. */
export interface ContactsOf {
  readonly merchantId?: string;
  readonly partnerId?: string;
}

const KEY = 'contacts';

/** The people of a merchant or partner. */
export const useContacts = (of: ContactsOf) =>
  useQuery({
    queryKey: [KEY, of],
    queryFn: ({ signal }) => call<typeof listContacts>('GET', '/contacts', { query: of, signal }),
  });

/** What a form says of a person. */
export interface ContactContent {
  readonly name: string;
  readonly username: string;
  readonly email: string;
}

export const useAddContact = (of: ContactsOf) =>
  useChange((body: ContactContent & { readonly language: Language; readonly right?: MerchantRight }) =>
    call<typeof addContact>('POST', '/contacts', { query: of, body }),
  );

export const useUpdateContact = () =>
  useChange(({ id, ...body }: ContactContent & { readonly id: string }) =>
    call<typeof updateContact>('PUT', '/contacts/:id', { params: { id }, body }),
  );

export const useSetRight = () =>
  useChange(({ id, right }: { readonly id: string; readonly right: MerchantRight }) =>
    call<typeof setContactRight>('PUT', '/contacts/:id/right', { params: { id }, body: { right } }),
  );

export const useRemoveContact = () =>
  useChange((id: string) => call<typeof removeContact>('DELETE', '/contacts/:id', { params: { id } }));

/** Says in words of the screen what was done, so that the automatic alert stays out of it. */
export const useInviteAgain = () =>
  useChange((id: string) =>
    call<typeof inviteContactAgain>('POST', '/contacts/:id/invitation', { params: { id }, headers: QUIET }),
  );

/** A change of a user, after which the lists of people are read again. */
function useChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      Promise.all([KEY, 'users', 'partners'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  });
}
