import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallOnce } from '../../lib/use-call-once.ts';

/** The first part of every query key: what is read again together. */
export type Resource =
  | 'accounts'
  | 'appointments'
  | 'audit'
  | 'bills'
  | 'business-standings'
  | 'card'
  | 'cart'
  | 'certificates'
  | 'certification'
  | 'commissions'
  | 'contacts'
  | 'contracts'
  | 'customers'
  | 'devices'
  | 'employees'
  | 'estimates'
  | 'exports'
  | 'free-hours'
  | 'incidents'
  | 'invitations'
  | 'invoices'
  | 'jobs'
  | 'log-counts'
  | 'logs'
  | 'merchant'
  | 'mails'
  | 'memberships'
  | 'merchant-batches'
  | 'merchant-views'
  | 'merchants'
  | 'menu'
  | 'message-templates'
  | 'notes'
  | 'open-sessions'
  | 'overview'
  | 'ownership'
  | 'partners'
  | 'plan'
  | 'pos-connection'
  | 'pos-devices'
  | 'promo-codes'
  | 'registration-progress'
  | 'release-notes'
  | 'reports'
  | 'search'
  | 'session'
  | 'subscription'
  | 'support-contact'
  | 'support-settings'
  | 'support-mails'
  | 'tax-check'
  | 'taxes'
  | 'technicians'
  | 'tickets'
  | 'transmission-health'
  | 'transmissions'
  | 'users'
  | 'version'
  | 'waiting-bills'
  | 'written-notes';

/** Reads resources again that are shown now, the others when they are next. */
export const invalidate = (queries: QueryClient, ...resources: readonly Resource[]): Promise<unknown> =>
  Promise.all(resources.map((resource) => queries.invalidateQueries({ queryKey: [resource] })));

/** Everything: the server writes in the language of the interface, which has changed. */
export const invalidateAll = (queries: QueryClient): Promise<void> => queries.invalidateQueries();

/** Everything but one resource, whose new state is known. */
export const invalidateAllBut = (queries: QueryClient, known: Resource): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== known });

/**
 * A change, after which resources are read again; also when it was refused, as another user may have been quicker or the
 * state that was shown may be out of date.
 */
export function useChange<Input, Reply>(change: (input: Input) => Promise<Reply>, ...resources: readonly Resource[]) {
  const queries = useQueryClient();
  return useCallOnce({ mutationFn: change, onSettled: () => invalidate(queries, ...resources) });
}
