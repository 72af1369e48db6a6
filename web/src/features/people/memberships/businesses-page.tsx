import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { membershipsQuery } from '../../../shared/queries/people.ts';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Page } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { AddBusinessDialog } from './add-business-dialog.tsx';
import { BusinessTable } from './business-table.tsx';
import { OfferedOwnership } from './offered-ownership.tsx';
import { OwnershipOffer } from './ownership-offer.tsx';

/** All businesses of a person; or one that is offered to them, which the address names. */
export function BusinessesPage() {
  const { open } = useSearch({ strict: false });
  return open ? <OwnershipOffer id={open} /> : <Businesses />;
}

/** All businesses side by side, each leading into it; those they are invited to, those offered to them, and one more of their own. */
function Businesses() {
  const t = useTranslations('businesses');
  const { data, error, refetch } = useQuery(membershipsQuery());
  const [isAdding, setAdding] = useState(false);
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <Button leftSection={<PlusIcon size={18} />} onClick={() => setAdding(true)}>
          {t('add.open')}
        </Button>
      }
    >
      <OfferedOwnership />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <BusinessTable places={data.items} /> : null}
      {!data && !error ? <SkeletonRows count={3} /> : null}
      {isAdding ? <AddBusinessDialog onClose={() => setAdding(false)} /> : null}
    </Page>
  );
}
