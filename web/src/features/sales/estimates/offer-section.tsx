import type { EstimateRevisionView, EstimateView } from '@comptoir/contract/sales/estimates';
import { isContractOpen } from '@comptoir/domain/sales/contracts/contract-state';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePermission } from '../../../shared/access/permission.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { Row } from '../../../ui/layout.tsx';
import { EstimateState } from '../../../shared/estimates/estimate-state.tsx';
import { useBeginRevision } from './estimates.api.ts';
import { OfferFacts } from './offer-facts.tsx';

const AcceptDialog = lazy(async () => ({ default: (await import('./decide-dialogs.tsx')).AcceptDialog }));
const DeclineDialog = lazy(async () => ({ default: (await import('./decide-dialogs.tsx')).DeclineDialog }));

interface OfferSectionProps {
  readonly estimate: EstimateView;
  readonly offer: EstimateRevisionView;
}

/** Offer that the customer has, and its outcome. */
export function OfferSection({ estimate, offer }: OfferSectionProps) {
  const t = useTranslations('estimate.offer');
  const canEdit = usePermission('edit-estimates');
  const isOpen = offer.state === 'sent' || offer.state === 'seen';
  return (
    <Section
      title={t('title', { revision: String(offer.revision) })}
      aside={<EstimateState state={offer.state} />}
      lead={isOpen ? t('open') : undefined}
    >
      <OfferFacts estimate={estimate} revision={offer} />
      {canEdit ? (
        <Row align="end">
          {isOpen ? <Decide estimate={estimate} offer={offer} /> : null}
          {estimate.hasDraft || isOver(estimate) ? null : <Revise id={estimate.id} />}
        </Row>
      ) : null}
    </Section>
  );
}

/** True when its contract has ended or was cancelled: a customer could accept no change of it. */
const isOver = ({ contractState }: EstimateView): boolean => contractState !== null && !isContractOpen(contractState);

function Revise({ id }: { readonly id: string }) {
  const t = useTranslations('estimate.offer');
  const navigate = useNavigate();
  const { mutate, isPending, error } = useBeginRevision(id);
  const begin = (): void =>
    mutate(undefined, {
      onSuccess: () => void navigate({ to: '/sales/estimates/$idEstimate/edit', params: { idEstimate: id } }),
    });
  return (
    <>
      <Button variant="default" loading={isPending} onClick={begin}>
        {t('revise')}
      </Button>
      <FormError error={error} />
    </>
  );
}

/** Records an answer that the customer gave otherwise than by the link. */
function Decide(props: OfferSectionProps) {
  const t = useTranslations('estimate.offer');
  const [shown, setShown] = useState<'accept' | 'decline' | null>(null);
  const close = (): void => setShown(null);
  const dialog = { id: props.estimate.id, revision: props.offer.revision, onClose: close };
  return (
    <>
      {(['accept', 'decline'] as const).map((name) => (
        <Button key={name} variant="default" aria-haspopup="dialog" onClick={() => setShown(name)}>
          {t(name)}
        </Button>
      ))}
      <Suspense>
        {shown === 'accept' ? <AcceptDialog {...dialog} customer={props.offer.customer?.name ?? ''} /> : null}
        {shown === 'decline' ? <DeclineDialog {...dialog} /> : null}
      </Suspense>
    </>
  );
}
