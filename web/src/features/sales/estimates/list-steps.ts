import type { EstimateView } from '@comptoir/contract/sales/estimates';

/** Something that happened to an estimate. */
export interface Step {
  readonly kind: 'made' | 'sent' | 'seen' | 'accepted' | 'declined' | 'proposed' | 'expired';
  readonly revision: number;
  readonly at: string;
  /** Of what the customer said. */
  readonly by?: 'link' | 'paper';
  readonly name?: string;
  readonly reason?: string;
  readonly address?: string | null;
}

/** Lists the events of an estimate, in the order in which they happened. */
export const listSteps = ({ createdAt, revisions }: Pick<EstimateView, 'createdAt' | 'revisions'>): readonly Step[] =>
  [
    { kind: 'made' as const, revision: 1, at: createdAt },
    ...revisions.flatMap(({ revision, state, sentAt, seenAt, expiresAt, decisions }) => [
      ...(sentAt ? [{ kind: 'sent' as const, revision, at: sentAt }] : []),
      ...(seenAt ? [{ kind: 'seen' as const, revision, at: seenAt }] : []),
      ...(state === 'expired' && expiresAt ? [{ kind: 'expired' as const, revision, at: expiresAt }] : []),
      ...decisions.map(({ kind, by, name, reason, address, decidedAt }) => ({
        kind,
        revision,
        at: decidedAt,
        by,
        name,
        reason,
        address,
      })),
    ]),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
