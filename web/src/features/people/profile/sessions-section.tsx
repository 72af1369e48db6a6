import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Row } from '../../../ui/layout.tsx';
import { EndAllDialog } from './end-all-dialog.tsx';
import { useEndSession, useOpenSessions } from './profile.api.ts';
import { SessionsTable } from './sessions-table.tsx';

/** Open sessions of the person, and the way to end them. */
export function SessionsSection() {
  const t = useTranslations('profile.sessions');
  const { data, error, refetch } = useOpenSessions();
  const ending = useEndSession();
  const [isConfirming, setConfirming] = useState(false);

  return (
    <Section title={t('title')} lead={t('lead')}>
      <FormError error={ending.error} />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows count={2} />}
      {data ? (
        <SessionsTable
          sessions={data.items}
          pendingId={ending.isPending ? ending.variables : null}
          onEnd={(id) => ending.mutate(id)}
        />
      ) : null}
      <Row gap="md" align="stretch">
        <Button variant="default" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
          {t('everywhere')}
        </Button>
      </Row>
      {isConfirming ? <EndAllDialog onClose={() => setConfirming(false)} /> : null}
    </Section>
  );
}
