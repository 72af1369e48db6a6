import type { ContractView } from '@comptoir/contract/sales/contracts';
import { isContractOpen } from '@comptoir/domain/sales/contracts/contract-state';
import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePermission } from '../../../shared/access/permission.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Page } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { ContractActions } from './contract-actions.tsx';
import { ContractDocuments } from './contract-documents.tsx';
import { ContractFacts } from './contract-facts.tsx';
import { useContract, useContractNews } from './contracts.api.ts';
import { DuePayments } from './due-payments.tsx';
import { NoMoreCaterer } from './no-more-caterer.tsx';

/** A contract at its own address: what was agreed, what is paid, what its tills are asked to sign. */
export function ContractPage() {
  const t = useTranslations('contracts');
  const { idContract = '' } = useParams({ strict: false });
  const { data, error, refetch } = useContract(idContract);
  const canEdit = usePermission('edit-estimates');
  useContractNews();
  return (
    <Page
      title={t('one', { number: numberOf(data) }).trim()}
      lead={<BackLink to="/sales/contracts">{t('back')}</BackLink>}
      actions={canEdit && isAskable(data) ? <ContractActions contract={data} /> : null}
    >
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Contract contract={data} canEdit={canEdit} /> : null}
      {data || error ? null : <SkeletonRows count={10} />}
    </Page>
  );
}

const numberOf = (contract: ContractView | undefined): string => contract?.number ?? '';

function Contract({ contract, canEdit }: { readonly contract: ContractView; readonly canEdit: boolean }) {
  return (
    <>
      <NoMoreCaterer />
      <ContractFacts contract={contract} />
      {contract.payments.length > 0 ? (
        <DuePayments contract={contract} canEdit={canEdit && isAskable(contract)} />
      ) : null}
      <ContractDocuments contract={contract} canEdit={canEdit} />
    </>
  );
}

/** True when something may still be asked for: not once the end was. */
const isAskable = (contract: ContractView | undefined): contract is ContractView =>
  contract !== undefined &&
  isContractOpen(contract.state) &&
  !contract.documents.some((document) => document.state !== 'withdrawn' && isEnd(document));

const isEnd = ({ kind }: ContractView['documents'][number]): boolean => kind === 'final' || kind === 'cancellation';
