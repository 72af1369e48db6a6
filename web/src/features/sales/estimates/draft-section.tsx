import type { EstimateRevisionView, EstimateView } from '@comptoir/contract/sales/estimates';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePermission } from '../../../shared/access/permission.ts';
import { ConfirmDialog } from '../../../shared/confirmation/confirm-dialog.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { Row } from '../../../ui/layout.tsx';
import { EstimateState } from '../../../shared/estimates/estimate-state.tsx';
import { useDeleteDraft } from './estimates.api.ts';
import { OfferFacts } from './offer-facts.tsx';

const SendDialog = lazy(async () => ({ default: (await import('./send-dialog.tsx')).SendDialog }));

interface DraftSectionProps {
  readonly estimate: EstimateView;
  readonly draft: EstimateRevisionView;
}

/** Draft of the estimate: sent, changed, or thrown away. */
export function DraftSection({ estimate, draft }: DraftSectionProps) {
  const t = useTranslations('estimate.draft');
  const canEdit = usePermission('edit-estimates');
  const [isSending, setSending] = useState(false);
  const isFirst = estimate.revisions.length === 1;
  return (
    <Section
      title={isFirst ? t('first') : t('next', { revision: String(draft.revision) })}
      aside={<EstimateState state="draft" />}
      lead={isFirst ? undefined : t('lead')}
    >
      <OfferFacts estimate={estimate} revision={draft} />
      {canEdit ? (
        <Row align="end">
          <Button aria-haspopup="dialog" onClick={() => setSending(true)}>
            {t('send')}
          </Button>
          <Link
            to="/sales/estimates/$idEstimate/edit"
            params={{ idEstimate: estimate.id }}
            {...buttonLook({ variant: 'default' })}
          >
            {t('edit')}
          </Link>
          <DeleteDraft estimate={estimate} revision={draft.revision} />
        </Row>
      ) : null}
      <Suspense>
        {isSending ? <SendDialog estimate={estimate} draft={draft} onClose={() => setSending(false)} /> : null}
      </Suspense>
    </Section>
  );
}

function DeleteDraft({ estimate, revision }: { readonly estimate: EstimateView; readonly revision: number }) {
  const t = useTranslations('estimate.draft.delete');
  const navigate = useNavigate();
  const { mutate, isPending, error } = useDeleteDraft(estimate.id);
  const [isAsked, setAsked] = useState(false);
  const isAll = estimate.revisions.length === 1;
  const erase = (): void =>
    mutate(revision, {
      onSuccess: () => (isAll ? void navigate({ to: '/sales/estimates' }) : setAsked(false)),
    });
  return (
    <>
      <Button variant="subtle" color="red" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t('open')}
      </Button>
      {isAsked ? (
        <ConfirmDialog
          title={t('title')}
          cancel={t('keep')}
          onCancel={() => setAsked(false)}
          confirm={t('confirm')}
          onConfirm={erase}
          isGrave
          isPending={isPending}
          error={error}
        >
          <p>{t(isAll ? 'all' : 'revision')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
